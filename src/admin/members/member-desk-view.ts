import type { SnapshotFrom } from 'xstate';
import {
  isChangePossible,
  memberChangeNames,
  memberChanges,
  type MemberChange,
  type MemberDetail,
  type MemberDraft,
  type MemberDraftErrors,
} from '#contract/staff/member.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import type { memberDeskMachine } from '#machines/member-desk.machine.ts';

export type MemberDeskView = {
  reasonError: string | null;
  isOpening: boolean;
  /** Null before the member is open: the question why is shown. */
  member: MemberDetail | null;
  /** Changes that the server would make; memberships are unlinked one by one. */
  possible: readonly MemberChange[];
  composing: MemberChange | null;
  draft: MemberDraft;
  errors: MemberDraftErrors;
  isSubmitting: boolean;
  status: string;
  alert: string | null;
};

/** View of one member at the desk of a staff member. */
export function memberDeskView(snapshot: SnapshotFrom<typeof memberDeskMachine>): MemberDeskView {
  const { member, change, draft, errors, made, alert } = snapshot.context;
  return {
    reasonError: snapshot.matches({ asking: 'refused' }) ? staffMessages.reasonRequired : null,
    isOpening: snapshot.matches('opening'),
    member,
    possible: memberChanges.filter((each) => member && each !== 'membershipUnlinked' && isChangePossible(member, each)),
    composing: change,
    draft,
    errors,
    isSubmitting: snapshot.matches('submitting') || snapshot.matches('reopening'),
    status: made === null ? '' : `${memberChangeNames[made]}: 저장했습니다.`,
    alert: snapshot.hasTag('alert') ? alert : null,
  };
}

import type { RefObject } from 'react';
import {
  memberChangeNames,
  type LinkedMembership,
  type MemberChange,
  type MemberDraft,
} from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { consultationDeskMessages } from '#contract/staff/consultation-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Columns } from '../ui/Columns.ts';
import { ReasonForm } from '../ui/ReasonForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { MemberDeskView } from './member-desk-view.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberRecords } from './MemberRecords.tsx';
import { MembershipTable } from './MembershipTable.tsx';

export type MemberDeskScreenProps = MemberDeskView & {
  formRef?: RefObject<HTMLFormElement | null>;
  deskRef?: RefObject<HTMLDivElement | null>;
  onReasonChange: () => void;
  onReason: (reason: string) => void;
  onChoose: (change: MemberChange) => void;
  onUnlink: (membership: LinkedMembership) => void;
  onDraftChange: () => void;
  onSubmit: (draft: MemberDraft) => void;
  onCancel: () => void;
  onDismiss: () => void;
};

/** One member: first the question why, then who it is, and the changes that can be made. */
export function MemberDeskScreen({ alert, onDismiss, ...props }: MemberDeskScreenProps) {
  const { member } = props;
  return (
    <>
      {member === null ? (
        <ReasonForm
          action="회원 열기"
          why={staffMemberMessages.whyReason}
          hint={consultationDeskMessages.reasonHint}
          error={props.reasonError}
          isOpening={props.isOpening}
          formRef={props.formRef}
          onChange={props.onReasonChange}
          onSubmit={props.onReason}
        />
      ) : (
        <OpenMember {...props} member={member} />
      )}
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}

type OpenMemberProps = Omit<MemberDeskScreenProps, 'member' | 'alert' | 'onDismiss'> & {
  member: NonNullable<MemberDeskView['member']>;
};

function OpenMember({ member, possible, composing, status, deskRef, ...props }: OpenMemberProps) {
  return (
    <Columns ref={deskRef}>
      <MemberFacts member={member} />
      <Stack>
        <Stack as="section" gap="small">
          <Heading as="h2" size="card" tabIndex={-1}>
            회원권
          </Heading>
          <MembershipTable memberships={member.memberships} isDisabled={composing !== null} onUnlink={props.onUnlink} />
        </Stack>
        {composing === null ? (
          <Actions role="group" aria-label="변경" tabIndex={-1}>
            {possible.map((change) => (
              <Button key={change} variant="secondary" size="small" onPress={() => props.onChoose(change)}>
                {memberChangeNames[change]}
              </Button>
            ))}
          </Actions>
        ) : (
          <ChangeForm
            key={composing}
            change={composing}
            draft={props.draft}
            errors={props.errors}
            isSubmitting={props.isSubmitting}
            formRef={props.formRef}
            onChange={props.onDraftChange}
            onSubmit={props.onSubmit}
            onCancel={props.onCancel}
          />
        )}
        <Text role="status" size="small">
          {status}
        </Text>
        <MemberRecords member={member} />
      </Stack>
    </Columns>
  );
}

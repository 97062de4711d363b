import { fromPromise } from 'xstate';
import { changeMember, openMember, type ChangingMember, type MemberDetail } from '#contract/staff/member.ts';
import { memberDeskMachine, type MemberOutcome } from '#machines/member-desk.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

/** One member, bound to the server. */
export const provideMemberDesk = (client: StaffClient) =>
  memberDeskMachine.provide({
    actors: {
      openMember: fromPromise<MemberOutcome, { id: number; reason: string }>(({ input: { id, reason } }) =>
        client(openMember, { params: { id }, body: { reason } }).then(done, refused),
      ),
      changeMember: fromPromise<MemberOutcome, { id: number; changing: ChangingMember }>(
        ({ input: { id, changing } }) => client(changeMember, { params: { id }, body: changing }).then(done, refused),
      ),
    },
  });

const done = (member: MemberDetail): MemberOutcome => ({ kind: 'done', member });
const refused = (error: unknown): MemberOutcome => ({ kind: 'refused', message: refusalText(error) });

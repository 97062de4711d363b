import { fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import { changeMember, openMember, type ChangingMember, type MemberDetail } from '#contract/staff/member.ts';
import { memberDeskMachine, type MemberChangeOutcome, type MemberOutcome } from '#machines/member-desk.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

/** One member, bound to the server. */
export const provideMemberDesk = (client: StaffClient) =>
  memberDeskMachine.provide({
    actors: {
      openMember: fromPromise<MemberOutcome, { id: number; reason: string }>(({ input: { id, reason } }) =>
        client(openMember, { params: { id }, body: { reason } }).then(done, refused),
      ),
      changeMember: fromPromise<MemberChangeOutcome, { id: number; changing: ChangingMember }>(
        ({ input: { id, changing } }) =>
          client(changeMember, { params: { id }, body: changing }).then(done, notChanged),
      ),
    },
  });

const done = (member: MemberDetail): MemberOutcome => ({ kind: 'done', member });
const notChanged = (error: unknown): MemberChangeOutcome => ({
  kind: error instanceof ApiError && error.code === '409' ? 'conflict' : 'refused',
  message: refusalText(error),
});
const refused = (error: unknown): MemberOutcome => ({ kind: 'refused', message: refusalText(error) });

import { fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import type { Acceptance } from '#contract/staff/acceptance.ts';
import { acceptInvitation, openInvitation } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffInvitationMachine, type AcceptOutcome, type OpenOutcome } from '#machines/staff-invitation.machine.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

/** The acceptance of an invitation, bound to the server. */
export const provideStaffInvitation = (client: StaffClient) =>
  staffInvitationMachine.provide({
    actors: {
      // Without the signal: strict mode restarts the flow at once, and the aborted call would answer it as unreachable.
      openInvitation: fromPromise<OpenOutcome, { invitation: string }>(({ input }) =>
        client(openInvitation, { body: input }).then((opened) => ({ kind: 'opened', opened }), refused),
      ),
      acceptInvitation: fromPromise<AcceptOutcome, { invitation: string; acceptance: Acceptance }>(
        ({ input: { invitation, acceptance }, signal }) =>
          client(acceptInvitation, {
            body: { invitation, password: acceptance.password, code: acceptance.code },
            signal,
          }).then((staff) => ({ kind: 'accepted', staff }), unaccepted),
      ),
    },
  });

/** The invitation itself is refused with the same code as what was typed. */
function refused(error: unknown): { kind: 'invalid' | 'refused'; message: string } {
  const message = refusalText(error);
  const isInvalid = error instanceof ApiError && error.code === '400' && message === staffMessages.invitationInvalid;
  return { kind: isInvalid ? 'invalid' : 'refused', message };
}

const unaccepted = (error: unknown): AcceptOutcome =>
  error instanceof NetworkError ? { kind: 'unreached', message: error.message } : refused(error);

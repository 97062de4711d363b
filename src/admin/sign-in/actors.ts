import { fromCallback, fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import { signInStaff, type StaffCredentials } from '#contract/staff/staff.ts';
import { staffSignInMachine, type StaffSignInEvent, type StaffSignInOutcome } from '#machines/staff-sign-in.machine.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

/** The login of the back office, bound to the server. */
export const provideStaffSignIn = (client: StaffClient) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise<StaffSignInOutcome, StaffCredentials>(({ input, signal }) =>
        client(signInStaff, { body: input, signal }).then((staff) => ({ kind: 'signedIn', staff }), refused),
      ),
      countdown: fromCallback<
        { type: string },
        { seconds: number },
        Extract<StaffSignInEvent, { type: `countdown.${string}` }>
      >(({ input, sendBack }) => {
        const deadline = Date.now() + input.seconds * 1_000;
        const timer = setInterval(() => {
          const secondsLeft = Math.ceil((deadline - Date.now()) / 1_000);
          sendBack(secondsLeft > 0 ? { type: 'countdown.ticked', secondsLeft } : { type: 'countdown.finished' });
        }, 1_000);
        return () => clearInterval(timer);
      }),
    },
  });

function refused(error: unknown): StaffSignInOutcome {
  if (error instanceof ApiError && error.code === '423' && error.retryAfter !== undefined)
    return { kind: 'locked', message: error.message, secondsLeft: error.retryAfter };
  return { kind: error instanceof NetworkError ? 'unreached' : 'refused', message: refusalText(error) };
}

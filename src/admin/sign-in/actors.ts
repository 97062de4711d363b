import { fromCallback, fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import { requestStaffPasskey, signInByStaffPasskey } from '#contract/staff/passkey.ts';
import { signInStaff, type StaffCredentials } from '#contract/staff/staff.ts';
import {
  staffSignInMachine,
  type StaffPasskeyOutcome,
  type StaffSignInEvent,
  type StaffSignInOutcome,
} from '#machines/staff-sign-in.machine.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

type Prompt = Pick<typeof import('#src/shared/passkey/prompt.ts'), 'usePasskey'>;

/** Few log in with a passkey. */
const loadPasskeyPrompt = (): Promise<Prompt> => import('#src/shared/passkey/prompt.ts');

/** The login of the back office, bound to the server. */
export const provideStaffSignIn = (client: StaffClient, loadPrompt = loadPasskeyPrompt) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise<StaffSignInOutcome, StaffCredentials>(({ input, signal }) =>
        client(signInStaff, { body: input, signal }).then((staff) => ({ kind: 'signedIn', staff }), refused),
      ),
      signInByPasskey: fromPromise<StaffPasskeyOutcome, undefined>(({ signal }) =>
        signInByPasskey(client, loadPrompt, signal).catch(refusedPasskey),
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

/** The prompt is loaded first, so that a late file does not shorten the time of the challenge. */
async function signInByPasskey(
  client: StaffClient,
  loadPrompt: () => Promise<Prompt>,
  signal: AbortSignal,
): Promise<StaffPasskeyOutcome> {
  const { usePasskey } = await loadPrompt();
  const { secret, options } = await client(requestStaffPasskey, { signal });
  const answer = await usePasskey(options);
  if (answer.kind === 'refused') return answer;
  const staff = await client(signInByStaffPasskey, { body: { secret, assertion: answer.assertion }, signal });
  return { kind: 'signedIn', staff };
}

function refusedPasskey(error: unknown): StaffPasskeyOutcome {
  const outcome = refused(error);
  return outcome.kind === 'unreached' ? { ...outcome, kind: 'refused' } : outcome;
}

function refused(error: unknown): StaffSignInOutcome {
  if (error instanceof ApiError && error.code === '423' && error.retryAfter !== undefined)
    return { kind: 'locked', message: error.message, secondsLeft: error.retryAfter };
  return { kind: error instanceof NetworkError ? 'unreached' : 'refused', message: refusalText(error) };
}

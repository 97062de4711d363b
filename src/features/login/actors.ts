import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { signIn } from '#contract/account/member.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import type { Credentials } from '#contract/account/credentials.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { loginMachine } from '#machines/login.machine.ts';
import type { LoginEvent, PasskeyOutcome, ReservationOutcome, SignInOutcome } from '#machines/login.types.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { askReservation } from '#src/api/reservation.ts';
import { settingQuery } from '#src/api/setting.ts';
import { removeStored, store } from '#src/api/stored.ts';

type Prompt = Pick<typeof import('#src/shared/passkey/prompt.ts'), 'usePasskey'>;

/** Few members log in with a passkey. */
const loadPasskeyPrompt = (): Promise<Prompt> => import('#src/shared/passkey/prompt.ts');

/** The login flow bound to the reservation system, the server and this browser. */
export const provideLogin = (client: Client, queryClient: QueryClient, loadPrompt = loadPasskeyPrompt) =>
  loginMachine.provide({
    actors: {
      checkReservation: fromPromise<ReservationOutcome, Credentials>(async ({ input, signal }) => {
        const setting = await loadSetting(client, queryClient);
        return reservationOutcome(await askReservation(setting, input, 'password', signal));
      }),
      signIn: fromPromise<SignInOutcome, Credentials>(({ input, signal }) =>
        client(signIn, { body: input, signal }).then(signedIn, refusedSignIn),
      ),
      askPasskey: fromPromise<PasskeyOutcome, undefined>(({ signal }) =>
        askPasskey(client, loadPrompt, signal).catch(refusedCall),
      ),
      checkReservationById: fromPromise<ReservationOutcome, { serviceId: string }>(async ({ input, signal }) => {
        const setting = await loadSetting(client, queryClient);
        return reservationOutcome(await askReservation(setting, { ...input, password: '' }, 'passkey', signal));
      }),
      signInByPasskey: fromPromise<SignInOutcome, { ticket: string }>(({ input, signal }) =>
        client(signInByPasskey, { body: input, signal }).then(signedIn, refusedSignIn),
      ),
      countdown: fromCallback<
        { type: string },
        { seconds: number },
        Extract<LoginEvent, { type: `countdown.${string}` }>
      >(({ input, sendBack }) => {
        const deadline = Date.now() + input.seconds * 1_000;
        const timer = setInterval(() => {
          const secondsLeft = Math.ceil((deadline - Date.now()) / 1_000);
          sendBack(secondsLeft > 0 ? { type: 'countdown.ticked', secondsLeft } : { type: 'countdown.finished' });
        }, 1_000);
        return () => clearInterval(timer);
      }),
    },
    actions: {
      saveServiceId: (_, { serviceId }) => store('savedServiceId', serviceId),
      removeServiceId: () => removeStored('savedServiceId'),
      cacheMember: (_, { member }) => queryClient.setQueryData(meQuery(client).queryKey, member),
    },
  });

const loadSetting = (client: Client, queryClient: QueryClient) =>
  queryClient.query({ ...settingQuery(client), staleTime: 'static', retry: false });

const reservationOutcome = (errMsg: string): ReservationOutcome =>
  errMsg === '' ? { kind: 'accepted' } : { kind: 'refused', message: errMsg };

/** The prompt is loaded first, so that a late file does not shorten the time of the challenge. */
async function askPasskey(
  client: Client,
  loadPrompt: () => Promise<Prompt>,
  signal: AbortSignal,
): Promise<PasskeyOutcome> {
  const { usePasskey } = await loadPrompt();
  const { secret, options } = await client(requestPasskey, { signal });
  const answer = await usePasskey(options);
  if (answer.kind === 'refused') return answer;
  const { ticket, serviceId } = await client(checkPasskey, { body: { secret, assertion: answer.assertion }, signal });
  return { kind: 'checked', ticket, serviceId };
}

const signedIn = ({ dormant, member }: ResultOf<typeof signIn>): SignInOutcome => ({
  kind: 'signedIn',
  dormant,
  member,
});

/** Not `refusalText`, which is in the file of the forms, a quarter of what the login loads. */
function refusedCall(error: unknown): { kind: 'refused'; message: string } {
  if (error instanceof ApiError || error instanceof NetworkError) return { kind: 'refused', message: error.message };
  throw error;
}

function refusedSignIn(error: unknown): SignInOutcome {
  if (error instanceof ApiError && error.code === '423' && error.retryAfter !== undefined) {
    return { kind: 'locked', message: error.message, secondsLeft: error.retryAfter };
  }
  return refusedCall(error);
}

import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { signIn } from '#contract/account/member.ts';
import type { Credentials } from '#contract/account/credentials.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { loginMachine } from '#machines/login.machine.ts';
import type { LoginEvent, ReservationOutcome, SignInOutcome } from '#machines/login.types.ts';
import type { Client } from '#src/api/client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { meQuery } from '#src/api/member.ts';
import { askReservation } from '#src/api/reservation.ts';
import { settingQuery } from '#src/api/setting.ts';
import { removeStored, store } from '#src/api/stored.ts';

/** The login flow bound to the reservation system, the server and this browser. */
export const provideLogin = (client: Client, queryClient: QueryClient) =>
  loginMachine.provide({
    actors: {
      checkReservation: fromPromise<ReservationOutcome, Credentials>(async ({ input, signal }) => {
        const setting = await queryClient.query({ ...settingQuery(client), staleTime: 'static', retry: false });
        const errMsg = await askReservation(setting, input, signal);
        return errMsg === '' ? { kind: 'accepted' } : { kind: 'refused', message: errMsg };
      }),
      signIn: fromPromise<SignInOutcome, Credentials>(async ({ input, signal }) => {
        try {
          const { dormant, member } = await client(signIn, { body: input, signal });
          return { kind: 'signedIn', dormant, member };
        } catch (error) {
          return refusedSignIn(error);
        }
      }),
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

function refusedSignIn(error: unknown): SignInOutcome {
  if (error instanceof ApiError && error.code === '423' && error.retryAfter !== undefined) {
    return { kind: 'locked', message: error.message, secondsLeft: error.retryAfter };
  }
  if (error instanceof ApiError || error instanceof NetworkError) return { kind: 'refused', message: error.message };
  throw error;
}

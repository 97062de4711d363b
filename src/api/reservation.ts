import { ofetch } from 'ofetch';
import type { Credentials } from '#contract/account/credentials.ts';
import {
  reservationResponse,
  reservationFields,
  reservationFlags,
  type LoginMethod,
} from '#contract/account/reservation.ts';
import type { Setting } from '#contract/site/setting.ts';
import { withinTime } from './time-limit.ts';

/**
 * Asks the external reservation system whether it accepts the credentials (spec 001 §4, §7), or after a passkey, when
 * there is no password, the id. Resolves to its `errMsg`,
 * which is empty if it does; rejects on a network failure, after 15 s, on a non-OK response, or on one that is not `{
 * errMsg }`.
 */
export async function askReservation(
  { reservationLoginUrl, reservationSignature }: Pick<Setting, 'reservationLoginUrl' | 'reservationSignature'>,
  { serviceId, password }: Credentials,
  method: LoginMethod,
  signal?: AbortSignal,
): Promise<string> {
  const response = await withinTime(signal, (timedSignal) =>
    ofetch<unknown>(reservationLoginUrl, {
      method: 'POST',
      credentials: 'include',
      body: new URLSearchParams({
        [reservationFields.id]: serviceId,
        [reservationFields.password]: password,
        [reservationFields.signature]: reservationSignature,
        [reservationFields.flag]: reservationFlags[method],
      }),
      retry: 0,
      signal: timedSignal,
    }),
  );
  return reservationResponse.parse(response).errMsg;
}

import { ofetch } from 'ofetch';
import type { Credentials } from '#contract/credentials.ts';
import { reservationAnswer, reservationFields, reservationFlag } from '#contract/reservation.ts';
import type { Setting } from '#contract/setting.ts';

/**
 * Asks the external reservation system whether it accepts the credentials (spec 001 §4, §7). Resolves to its `errMsg`, empty
 * when it does; rejects on a network failure, a non-OK answer, or one that is not `{ errMsg }`.
 */
export async function askReservation(
  { reservationLoginUrl, reservationSignature }: Pick<Setting, 'reservationLoginUrl' | 'reservationSignature'>,
  { serviceId, password }: Credentials,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await ofetch<unknown>(reservationLoginUrl, {
    method: 'POST',
    credentials: 'include',
    body: new URLSearchParams({
      [reservationFields.id]: serviceId,
      [reservationFields.password]: password,
      [reservationFields.signature]: reservationSignature,
      [reservationFields.flag]: reservationFlag,
    }),
    timeout: 15_000,
    retry: 0,
    ...(signal && { signal }),
  });
  return reservationAnswer.parse(answer).errMsg;
}

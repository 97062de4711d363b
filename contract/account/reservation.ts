import * as z from 'zod/mini';

/**
 * Response of the external golf reservation system's login, spec 001 §7, a form POST with credentials. An empty
 * `errMsg` means that they are accepted. The field names are those of our sandbox.
 */
export const reservationResponse = z.object({ errMsg: z.string() });

export const reservationFields = { id: 'id', password: 'password', signature: 'signature', flag: 'flag' } as const;

/**
 * Fixed flag of a check before the site's own sign-in: by id and password, or, after a passkey, by the id alone, which
 * must open nothing at the reservation system (`docs/decisions`).
 */
export const reservationFlags = { password: 'PRECHECK', passkey: 'PRECHECK_ID' } as const;
export type LoginMethod = keyof typeof reservationFlags;

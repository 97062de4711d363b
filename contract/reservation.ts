import * as z from 'zod/mini';

/**
 * The external golf reservation system's login, spec 001 §7: a form POST with credentials that answers JSON.
 * An empty `errMsg` means accepted. The field names are those of our sandbox.
 */
export const reservationAnswer = z.object({ errMsg: z.string() });

export const reservationFields = { id: 'id', password: 'password', signature: 'signature', flag: 'flag' } as const;

/** The fixed flag: a check before the product's own sign-in. */
export const reservationFlag = 'PRECHECK';

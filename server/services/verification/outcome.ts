import * as z from 'zod/mini';
import { person } from '#contract/account/verification.ts';

/**
 * What a provider has answered about a request, as stored until it is redeemed. `failed` has the message for the user.
 * An answer is `authentic` unless it could come from anyone: then it only ends the request, in the right browser.
 */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verified'), isAuthentic: z.literal(true), person }),
  z.object({ kind: z.literal('failed'), isAuthentic: z.boolean(), message: z.string() }),
]);
export type Outcome = z.output<typeof outcome>;

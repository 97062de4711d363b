import * as z from 'zod/mini';

/** `status.code` of failures, equal to the response's HTTP status. */
const errorCode = z.enum([
  '400',
  '401',
  '403',
  '404',
  '405',
  '409',
  '413',
  '414',
  '415',
  '421',
  '422',
  '423',
  '429',
  '500',
  '503',
]);
export type ErrorCode = z.output<typeof errorCode>;

export const okCode = '0000';

/** Value of a failure's `error` that makes the client drop its token (spec 000 §8, 001 §4). */
export const invalidToken = 'invalid_token';

export const failure = z.object({
  status: z.object({ code: errorCode, message: z.string() }),
  error: z.optional(z.literal(invalidToken)),
  /** Korean text that can be shown to the user. */
  message: z.string(),
  /** Seconds until the same request may succeed, for lockouts and rate limits only. */
  retryAfter: z.optional(z.int().check(z.positive())),
});

export type Failure = z.output<typeof failure>;

/** Wraps an endpoint's result in the success envelope. */
export const success = <S extends z.ZodMiniType>(data: S) =>
  z.object({ status: z.object({ code: z.literal(okCode), message: z.string() }), data });

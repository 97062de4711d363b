import * as z from 'zod/mini';

/** Codes of the envelope's `status.code`. `0000` is success; each other one goes with the HTTP status named here. */
export const errorStatus = {
  '400': 400,
  '401': 401,
  '403': 403,
  '404': 404,
  '413': 413,
  '415': 415,
  '423': 423,
  '429': 429,
  '500': 500,
  '503': 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const okCode = '0000';

/** The value of a failure's `error` that tells the client to forget its token (spec 000 §8, 001 §4). */
export const invalidToken = 'invalid_token';

export const failure = z.object({
  status: z.object({ code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]), message: z.string() }),
  error: z.optional(z.literal(invalidToken)),
  /** Korean, fit to show. */
  message: z.string(),
  /** Seconds until the same call may succeed: lockouts and rate limits only. */
  retryAfter: z.optional(z.int().check(z.positive())),
});

export type Failure = z.output<typeof failure>;

/** The success envelope around a call's result. */
export const success = <S extends z.ZodMiniType>(data: S) =>
  z.object({ status: z.object({ code: z.literal(okCode), message: z.string() }), data });

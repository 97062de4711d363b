import { ApiError } from '#contract/http/api-error.ts';

const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** Retries up to `count` times, except for a call that the server has refused: it would refuse it again. */
export const retryUpTo =
  (count: number) =>
  (failures: number, error: Error): boolean =>
    failures < count && !(error instanceof ApiError && Number(error.code) < 500);

/** Exponential backoff from 1 s up to 30 s (spec 000 §7). */
export const retryDelay = (failures: number): number => Math.min(firstDelayMs * 2 ** failures, maxDelayMs);

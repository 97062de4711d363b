import { ApiError } from '#contract/http/api-error.ts';

const firstDelay = 1_000;
const longestDelay = 30_000;

/** Retries up to `count` times, but never what the server has refused: asking again would not change its mind. */
export const retryUpTo =
  (count: number) =>
  (failures: number, error: Error): boolean =>
    failures < count && !(error instanceof ApiError && Number(error.code) < 500);

/** Doubling from 1 s up to 30 s, spec 000 §7. */
export const retryDelay = (failures: number): number => Math.min(firstDelay * 2 ** failures, longestDelay);

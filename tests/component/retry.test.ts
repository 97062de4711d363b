import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#contract/http/envelope.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { retryUpTo } from '#src/api/retry.ts';
import { NetworkError } from '#src/api/network-error.ts';

const codes: readonly ErrorCode[] = [
  '400',
  '401',
  '403',
  '404',
  '405',
  '413',
  '414',
  '415',
  '423',
  '429',
  '500',
  '503',
];

describe('a query', () => {
  let requests: number[];
  const runQuery = (error: Error) =>
    createQueryClient().query({
      queryKey: ['read'],
      queryFn: () => {
        requests.push(Date.now());
        return Promise.reject(error);
      },
    });

  beforeEach(() => {
    requests = [];
    vi.useFakeTimers({ now: 0 });
  });

  test.each([
    ['a server that cannot be reached', new NetworkError(new TypeError())],
    ['a server that is at fault', new ApiError('500', '오류')],
    ['a server that cannot answer now', new ApiError('503', '점검 중')],
    ['an answer that is none', new Error('Unexpected answer')],
  ])('is retried three times, each time after twice as long, from %s', async (_, error) => {
    await Promise.all([expect(runQuery(error)).rejects.toBe(error), vi.advanceTimersByTimeAsync(60_000)]);
    expect(requests).toEqual([0, 1_000, 3_000, 7_000]);
  });

  test.each(codes.filter((code) => Number(code) < 500))('is not retried if the server returns %s', async (code) => {
    const error = new ApiError(code, '거절');
    await Promise.all([expect(runQuery(error)).rejects.toBe(error), vi.advanceTimersByTimeAsync(60_000)]);
    expect(requests).toEqual([0]);
  });
});

test.each([0, 1, 3])('a query that may be retried %i times is not retried once more than that', (count) => {
  expect(
    Array.from({ length: 5 }, (_, failures) => retryUpTo(count)(failures, new NetworkError(new TypeError()))),
  ).toEqual(Array.from({ length: 5 }, (_, failures) => failures < count));
});

import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '#src/api/client.ts';
import { meQuery, membershipsQuery } from '#src/api/member.ts';
import { changeOfNameQuery, membershipInfosQuery } from '#src/api/membership-info.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { retryDelay } from '#src/api/retry.ts';
import { NetworkError } from '#src/api/network-error.ts';

let requests: number[];
let queryClient: QueryClient;

beforeEach(() => {
  requests = [];
  queryClient = createQueryClient();
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const clientWith = (respond: () => Promise<unknown>): Client =>
  ((_call: unknown) => {
    requests.push(Date.now());
    return respond();
  }) as Client;
const emptyClient = clientWith(async () => []);
const failingClient = clientWith(() => Promise.reject(new NetworkError(new TypeError())));
const queryInfos = () => queryClient.query(membershipInfosQuery(emptyClient));

/** Runs a query at each of these times, and returns the times of its requests. */
async function requestTimes(runQuery: () => Promise<unknown>, ...times: number[]) {
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - Date.now());
    await runQuery();
  }
  return requests;
}

describe('query data', () => {
  test('is fresh for 5 minutes', async () => {
    expect(await requestTimes(() => queryClient.query(changeOfNameQuery(emptyClient)), 0, 299_999, 300_001)).toEqual([
      0, 300_001,
    ]);
  });

  test('of the kinds of memberships is fresh for 30 seconds', async () => {
    expect(await requestTimes(queryInfos, 0, 29_999, 30_001)).toEqual([0, 30_001]);
  });

  test('of the kinds of memberships is not fetched again if the page is rendered with it', async () => {
    const Page = () => <p>{useQuery(membershipInfosQuery(emptyClient)).status}</p>;
    await requestTimes(queryInfos, 0);
    await vi.advanceTimersByTimeAsync(60_000);
    render(
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toEqual([0]);
  });
});

describe('a failed query', () => {
  test.each([
    ['of the member', 'twice', () => queryClient.query(meQuery(failingClient)), 3],
    ['of the memberships', 'once', () => queryClient.query(membershipsQuery(failingClient)), 2],
  ])('%s is retried %s', async (_, _often, runQuery, times) => {
    const failed = vi.fn();
    void runQuery().catch(failed);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(failed).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(times);
  });

  test('is retried after twice as long each time, up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });
});

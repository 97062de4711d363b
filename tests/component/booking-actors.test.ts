import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import type { BookingFilter } from '#contract/booking/booking.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { createClient } from '#src/api/client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { memberKey } from '#src/api/member.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { provideBookingHistory } from '#src/features/booking/actors.ts';
import { bookings, filter, history } from '#tests/fixtures/bookings.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { savedFiles } from './lib/saved-files.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');

function setUp() {
  const queryClient: QueryClient = createQueryClient();
  const { actors, actions } = provideBookingHistory(client, queryClient).implementations;
  const load = (input: BookingFilter = filter) =>
    toPromise(createActor(actors.loadBookings as AnyActorLogic, { input }).start());
  return { queryClient, actors, actions, load };
}

const defaultQuery = 'courseCode=11&playDateFrom=2026-10-21&playDateTo=2026-11-21&membNo=b';

describe('the list and its counts', () => {
  test('are fetched together, the counts whatever the status', async () => {
    const requests = fakeServer(ok(history.bookings), ok(history.count));
    expect(await setUp().load({ ...filter, statusCode: 'I' })).toEqual(history);
    expect(
      requests.map(({ url, authorization }) => [url.replace('https://site.example/api/v1/my/', ''), authorization]),
    ).toEqual([
      [`booking?${defaultQuery}&statusCode=I`, 'Bearer token'],
      [`booking/count?${defaultQuery}`, 'Bearer token'],
    ]);
  });

  test('are cached for their filter; for another status only the list is fetched', async () => {
    const requests = fakeServer(ok(history.bookings), ok(history.count), ok([]));
    const { load } = setUp();
    await load();
    expect(await load({ ...filter })).toEqual(history);
    expect(await load({ ...filter, statusCode: 'N' })).toEqual({ bookings: [], count: history.count });
    expect(requests.length).toBe(3);
  });

  test('are deleted with the member', async () => {
    const requests = fakeServer(
      ok(history.bookings),
      ok(history.count),
      ok([]),
      ok({ booking: 0, internals: 0, cancel: 0 }),
    );
    const { load, queryClient } = setUp();
    await load();
    queryClient.removeQueries({ queryKey: memberKey });
    expect([await load(), requests.length]).toEqual([
      { bookings: [], count: { booking: 0, internals: 0, cancel: 0 } },
      4,
    ]);
  });

  test('are fetched once more if the server cannot be reached, and then no more', async () => {
    vi.useFakeTimers();
    const requests = fakeServer('offline', ok(history.count), 'offline');
    await Promise.all([
      expect(setUp().load()).rejects.toBeInstanceOf(NetworkError),
      vi.advanceTimersByTimeAsync(60_000),
    ]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/my/booking',
      '/api/v1/my/booking/count',
      '/api/v1/my/booking',
    ]);
  });

  test('that are rejected are not fetched again', async () => {
    const requests = fakeServer(errorResponse(400, '400', myPageMessages.dateOrder), ok(history.count));
    await expect(setUp().load()).rejects.toBeInstanceOf(ApiError);
    expect(requests.length).toBe(2);
  });
});

test('the file is saved under the date in Korea, and its object URL revoked later', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date', 'setTimeout'] });
  const { saved, revoked } = savedFiles();
  await toPromise(createActor(setUp().actors.saveCsv as AnyActorLogic, { input: bookings }).start());
  const { size } = new Blob([(await import('#src/features/booking/booking-csv.ts')).bookingCsv(bookings)]);
  expect(saved.map(({ name, file }) => [name, file.type, file.size])).toEqual([
    ['booking history_20261121.csv', 'text/csv;charset=utf-8', size],
  ]);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(['blob:1']);
});

test.each([
  [new ApiError('500', '김하늘 님의 예약을 찾지 못했습니다.'), 'Booking history: ApiError 500'],
  [new NetworkError(new TypeError('https://site.example/api?name=김하늘')), 'Booking history: NetworkError'],
  [new Error('김하늘'), 'Booking history: Error'],
  ['김하늘', 'Booking history: string'],
])('a failure is logged without its message: %s', (error, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { logFailure } = setUp().actions;
  if (typeof logFailure === 'function') logFailure({} as never, { error });
  expect(log.mock.calls).toEqual([[logged]]);
});

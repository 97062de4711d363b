import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection, type Connection } from '#src/app/offline/connection.ts';

const received: Connection[] = [];
const requests: unknown[][] = [];
let stopWatching = () => {};
let isServerReachable = true;
let isOnline = true;
let isHidden = false;

beforeEach(() => {
  received.length = requests.length = 0;
  isServerReachable = isOnline = true;
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    requests.push(request);
    if (!isServerReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stopWatching();
  document.documentElement.removeAttribute('data-cached');
});

const watch = () => (stopWatching = watchConnection((connection) => received.push(connection)));
const dispatch = async (event: 'online' | 'offline') => {
  isOnline = event === 'online';
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
};

test('with a connection there is no notice', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
});

test('a lost connection is back once the server has responded', async () => {
  watch();
  await dispatch('offline');
  isServerReachable = false;
  await dispatch('online');
  expect(received).toEqual(['offline']);
  isServerReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(received).toEqual(['offline', 'online']);
});

test('a page served from the cache shows the notice at once, even if the browser is online, until the server responds', async () => {
  document.documentElement.setAttribute('data-cached', '');
  isServerReachable = false;
  watch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(received).toEqual(['cached']);
  isServerReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await dispatch('offline');
  expect(received).toEqual(['cached', 'online', 'offline']);
});

test('the server is polled every ten seconds while the page is visible, and at once when it becomes visible', async () => {
  const setVisible = async (isVisible: boolean) => {
    isHidden = !isVisible;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  isServerReachable = false;
  document.documentElement.setAttribute('data-cached', '');
  watch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests).toEqual([
    ['/healthz', { method: 'HEAD', cache: 'no-store' }],
    ['/healthz', { method: 'HEAD', cache: 'no-store' }],
  ]);
  await setVisible(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBe(2);
  isServerReachable = true;
  await setVisible(true);
  expect([requests.length, received]).toEqual([3, ['cached', 'online']]);
});

test('offline, and with a connection, the server is not polled', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  await dispatch('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requests, received]).toEqual([[], ['offline']]);
});

test('no listener is notified after the end', async () => {
  watch()();
  await dispatch('offline');
  expect(received).toEqual([]);
});

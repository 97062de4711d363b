import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection, type Connection } from '#src/app/offline/connection.ts';

const heard: Connection[] = [];
let stop = () => {};
let isServerThere = true;
let isCableThere = true;

beforeEach(() => {
  heard.length = 0;
  isServerThere = isCableThere = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isCableThere);
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-kept');
});

const watch = () => (stop = watchConnection((connection) => heard.push(connection)));
const tell = async (event: 'online' | 'offline') => {
  isCableThere = event === 'online';
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
};

test('with a connection there is nothing to tell', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
});

test('a connection that was lost is there again when the server has answered', async () => {
  watch();
  await tell('offline');
  isServerThere = false;
  await tell('online');
  expect(heard).toEqual(['cut']);
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['cut', 'there']);
});

test('a page that is shown as it was kept says so at once, even where the browser knows of no trouble, and until the server answers', async () => {
  document.documentElement.setAttribute('data-kept', '');
  isServerThere = false;
  watch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual(['kept']);
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await tell('offline');
  expect(heard).toEqual(['kept', 'there', 'cut']);
});

test('nobody is told after the end', async () => {
  watch()();
  await tell('offline');
  expect(heard).toEqual([]);
});

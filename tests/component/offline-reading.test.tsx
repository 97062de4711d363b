import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineMessages } from '#contract/site/offline-messages.ts';
import { OfflineReading } from '#src/app/offline/OfflineReading.tsx';

let reads = 0;
const Weather = () => (
  <p>{useQuery({ queryKey: ['weather'], queryFn: () => `${(reads += 1)}번째 날씨`, staleTime: Infinity }).data}</p>
);

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => document.documentElement.removeAttribute('data-cached'));

const connect = (event: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
    window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(100);
  });

test.each([
  ['cached', 'are read again', true, offlineMessages.cached, '2번째 날씨'],
  ['loaded before', 'stay', false, offlineMessages.disconnected, '1번째 날씨'],
])('once the connection is back, the data of a page that was %s %s', async (_, __, isCached, notice, data) => {
  if (isCached) document.documentElement.setAttribute('data-cached', '');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Weather />
        <OfflineReading />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await connect('offline');
  expect([screen.getByRole('status').textContent, screen.getByText(/날씨/).textContent]).toEqual([
    notice,
    '1번째 날씨',
  ]);
  await connect('online');
  expect([screen.queryByText(notice), screen.getByText(/날씨/).textContent]).toEqual([null, data]);
});

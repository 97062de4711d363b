import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import type { Client } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { MyPage } from '#src/features/my-page/MyPage.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const consoleErrors = () => vi.mocked(console.error).mock.calls;
const failingQuery = (group: string, error: Error) => ({
  queryKey: [group, 'notices', { query: '김하늘' }],
  queryFn: () => Promise.reject(error),
  retry: false,
});

function QueryStatus({ group, error }: { group: string; error: Error }) {
  return <p>{useQuery(failingQuery(group, error)).status}</p>;
}

async function renderQuery(group: string, error: Error) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QueryStatus group={group} error={error} />
    </QueryClientProvider>,
  );
  await screen.findByText('error');
}

test.each([
  [new ApiError('400', '김하늘 님의 요청을 다시 확인해 주세요.'), 'Read failed: notices: ApiError 400'],
  [new NetworkError(new TypeError('https://site.example/api?name=김하늘')), 'Read failed: notices: NetworkError'],
  [new Error('김하늘'), 'Read failed: notices: Error'],
])('a failed query of a page is logged to the console, without its message: %s', async (error, text) => {
  await renderQuery('read', error);
  expect(consoleErrors()).toEqual([[text]]);
});

test('failed memberships are logged to the console at each request', async () => {
  const client = (({ id }) =>
    id === 'contactChanges' ? Promise.resolve([]) : Promise.reject(new ApiError('400', '김하늘'))) as Client;
  render(
    <MemoryRouter>
      <ClientProvider client={client}>
        <QueryClientProvider client={createQueryClient()}>
          <MyPage />
        </QueryClientProvider>
      </ClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
  const text = 'Read failed: memberships: ApiError 400';
  await vi.waitFor(() =>
    expect(
      consoleErrors()
        .flat()
        .filter((each) => each.startsWith('Read failed: memberships')),
    ).toEqual([text, text]),
  );
});

test('a failed prefetch is not logged', async () => {
  const queryClient = createQueryClient();
  await queryClient.query(failingQuery('read', new ApiError('400', ''))).catch(() => undefined);
  expect([queryClient.getQueryState(failingQuery('read', new Error()).queryKey)?.status, consoleErrors()]).toEqual([
    'error',
    [],
  ]);
});

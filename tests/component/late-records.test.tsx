import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { fakeServer } from './api/fake-server.ts';
import { press } from './lib/screen.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const recordsModule = '#src/features/profile-edit/ProfileRecords.tsx';

afterEach(() => {
  vi.doUnmock(recordsModule);
  vi.resetModules();
});

async function renderRecords() {
  const { LateRecords } = await import('#src/features/profile-edit/LateRecords.tsx');
  render(
    <UIProvider navigate={() => {}}>
      <QueryClientProvider client={createQueryClient()}>
        <ClientProvider client={client}>
          <LateRecords onLapse={() => {}} onPasswordWanted={() => {}} />
        </ClientProvider>
      </QueryClientProvider>
    </UIProvider>,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('consents, devices, passkeys, activity and the own data are collapsed under the form, and none of them sends a request yet', async () => {
  const requests = fakeServer();
  await renderRecords();
  await screen.findByRole('heading', { name: '내 정보 내려받기' });
  expect([headings(), requests]).toEqual([['동의 내역', '로그인 기기', '패스키', '활동 내역', '내 정보 내려받기'], []]);
});

test('code that fails to load has a message in its place, and is loaded again on request', async () => {
  let isNetworkError = true;
  vi.doMock(recordsModule, () => ({
    get ProfileRecords() {
      if (isNetworkError) throw new TypeError('Importing a module script failed.');
      return () => <h3>동의 내역</h3>;
    },
  }));
  await renderRecords();
  await screen.findByText('이용 내역을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.');
  isNetworkError = false;
  await act(async () => press('다시 불러오기'));
  await screen.findByRole('heading', { name: '동의 내역' });
  expect(headings()).toEqual(['동의 내역']);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { Consents } from '#src/features/profile-edit/consents/Consents.tsx';
import { Devices } from '#src/features/profile-edit/devices/Devices.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { sessions } from '#tests/fixtures/sessions.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { dismissAlert, press } from './lib/screen.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const consent = {
  kind: 'EMAIL',
  documentType: 'MARKETING',
  title: '광고성 정보 수신',
  version: '2026-11-01',
  agreedAt: '2026-03-13T16:00:00.000Z',
  withdrawnAt: null,
};

/** Renders the sections below the profile form, collapsed. */
function renderSections(onLapse: (message: string) => void = () => {}) {
  render(
    <StrictMode>
      <UIProvider navigate={() => {}}>
        <QueryClientProvider client={createQueryClient()}>
          <ClientProvider client={client}>
            <Consents />
            <Devices onLapse={onLapse} />
          </ClientProvider>
        </QueryClientProvider>
      </UIProvider>
    </StrictMode>,
  );
}

const expand = (title: string) =>
  act(async () => {
    const details = screen.getByText(title).closest('details');
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });

const cells = () => screen.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('collapsed sections are not fetched', () => {
  const requests = fakeServer();
  renderSections();
  expect(requests).toEqual([]);
});

test('the consents name the purpose of a channel, and when it was consented to and withdrawn, in Korean time', async () => {
  fakeServer(
    ok([
      consent,
      {
        ...consent,
        kind: 'DOCUMENT',
        documentType: 'SERVICE',
        title: '서비스 이용약관',
        withdrawnAt: '2026-04-01T00:00:00.000Z',
      },
    ]),
  );
  renderSections();
  await expand('동의 내역');
  await screen.findByRole('table', { name: '동의 내역' });
  expect(cells()).toEqual([
    ['문서·채널', '버전', '동의일', '철회일'],
    ['이메일 수신', '2026.11.01', '2026.03.14', '-'],
    ['서비스 이용약관', '2026.11.01', '2026.03.14', '2026.04.01'],
  ]);
});

test('consents that fail to load can be fetched again, the focus staying in their place', async () => {
  fakeServer(errorResponse(404, '404', messages.notFound), ok([]));
  renderSections();
  await expand('동의 내역');
  await screen.findByText('동의 내역을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.');
  await act(async () => press('다시 불러오기'));
  await screen.findByText('남아 있는 동의 내역이 없습니다.');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '동의 내역' }));
});

test('the devices show when they were logged in and last used, and which is this one', async () => {
  fakeServer(ok(sessions), ok(sessions));
  renderSections();
  await expand('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  expect(cells()).toEqual([
    ['기기', '로그인 시각', '마지막 사용', '구분'],
    ['Chrome · Windows', '2026.11.21 09:10', '2026.11.21 12:00', '이 기기'],
    ['Safari · iPhone', '2026.11.19 07:00', '2026.11.21 08:30', '로그아웃'],
    ['알 수 없는 기기', '2026.11.17 10:00', '2026.11.17 11:00', '로그아웃'],
  ]);
});

test('once the others are logged out their button is removed, and the list has the focus', async () => {
  fakeServer(ok(sessions), ok(sessions), ok({ ended: 2 }));
  renderSections();
  await expand('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  press('다른 기기에서 모두 로그아웃');
  await act(async () => press('확인'));
  dismissAlert();
  expect([screen.queryByText('다른 기기에서 모두 로그아웃'), document.activeElement]).toEqual([
    null,
    screen.getByRole('group', { name: '로그인 기기 목록' }),
  ]);
});

test('one device is logged out by its name: the others stay, and the list has the focus', async () => {
  const requests = fakeServer(ok(sessions), ok(sessions), ok(null));
  renderSections();
  await expand('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  press('Safari · iPhone 로그아웃');
  await act(async () => press('확인'));
  dismissAlert();
  expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { id: sessions[1]?.id } });
  expect([screen.getAllByRole('rowheader').map(({ textContent }) => textContent), document.activeElement]).toEqual([
    ['Chrome · Windows', '알 수 없는 기기'],
    screen.getByRole('group', { name: '로그인 기기 목록' }),
  ]);
});

test('an expired password check is reported to the profile, and nothing is alerted here', async () => {
  fakeServer(ok(sessions), ok(sessions), errorResponse(403, '403', myPageMessages.passwordCheckRequired));
  const reported: string[] = [];
  renderSections((message) => reported.push(message));
  await expand('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  press('다른 기기에서 모두 로그아웃');
  await act(async () => press('확인'));
  expect([reported, screen.queryByRole('alertdialog'), screen.getAllByRole('rowheader').length]).toEqual([
    ['비밀번호를 다시 확인해 주세요.'],
    null,
    3,
  ]);
});

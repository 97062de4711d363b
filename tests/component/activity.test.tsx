import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { ProfileRecords } from '#src/features/profile-edit/ProfileRecords.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { activityEntries, activityPage } from '#tests/fixtures/activity.ts';
import { onlyThis, sessions } from '#tests/fixtures/sessions.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { dialogText, press } from './lib/screen.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');

function renderRecords() {
  const callbacks = { onLapse: vi.fn(), onPasswordWanted: vi.fn() };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <UIProvider navigate={() => {}}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <ProfileRecords {...callbacks} />
        </ClientProvider>
      </QueryClientProvider>
    </UIProvider>,
  );
  return callbacks;
}

async function open(title: string) {
  const details = screen.getByRole('heading', { name: title, level: 3 }).closest('details');
  await act(async () => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
}

const pathsOf = (requests: ReturnType<typeof fakeServer>) =>
  requests.map(({ url }) => url.replace('https://site.example/api/v1/my/', ''));
const rows = () =>
  within(screen.getByRole('table', { name: '활동 내역' }))
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent));

test('the activity is requested when its section is first opened, and shown with its Korean names and times', async () => {
  const requests = fakeServer(ok(activityPage(activityEntries)));
  renderRecords();
  expect(requests).toEqual([]);
  await open('활동 내역');
  await screen.findByRole('table', { name: '활동 내역' });
  expect(pathsOf(requests)).toEqual(['activity?page=1']);
  expect(rows()).toEqual([
    ['활동', '시각', '기기', '접속 주소'],
    ['로그인', '2026.11.21 12:00', 'Chrome · Windows', '203.0.*'],
    ['로그인 실패', '2026.11.21 11:59', '알 수 없는 기기', '2001:db8:*'],
    ['비밀번호 변경', '2026.11.21 08:30', 'Safari · iPhone', '알 수 없음'],
    ['내 정보 내려받기', '2026.11.02 09:10', 'Samsung Internet · Android', '198.51.*'],
  ]);
  expect(screen.queryByRole('button', { name: '이전 활동' })).toBeNull();
});

test('the buttons turn the pages, and move the focus to the list', async () => {
  const [first, second, ...others] = activityEntries;
  if (!first || !second) throw new Error('There are several entries');
  const requests = fakeServer(
    ok(activityPage([first], { totalPages: 2 })),
    ok(activityPage([second, ...others], { number: 2, totalPages: 2 })),
    ok(activityPage([first], { totalPages: 2 })),
  );
  renderRecords();
  await open('활동 내역');
  await screen.findByText('2쪽 중 1쪽');
  const isDisabled = () =>
    ['최근 활동', '이전 활동'].map((name) => screen.getByRole('button', { name }).hasAttribute('disabled'));
  expect(isDisabled()).toEqual([true, false]);
  await act(async () => press('이전 활동'));
  await screen.findByText('2쪽 중 2쪽');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '활동 내역' }));
  expect([isDisabled(), rows()[1]?.[0]]).toEqual([[false, true], '로그인 실패']);
  await act(async () => press('최근 활동'));
  await screen.findByText('2쪽 중 1쪽');
  await vi.waitFor(() => expect(pathsOf(requests)).toEqual(['activity?page=1', 'activity?page=2', 'activity?page=1']));
});

test('without activity it says so; a list that fails to load can be requested again', async () => {
  fakeServer('offline', ok(activityPage([])));
  renderRecords();
  await open('활동 내역');
  await screen.findByText('활동 내역을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.');
  await act(async () => press('다시 불러오기'));
  expect(await screen.findByText('최근 90일 동안의 활동이 없습니다.')).not.toBeNull();
});

test('disowning an activity ends the other sessions, wants a new password, and the list of devices starts anew', async () => {
  const requests = fakeServer(ok(sessions), ok(activityPage(activityEntries)), ok({ ended: 2 }), ok(onlyThis));
  const { onLapse, onPasswordWanted } = renderRecords();
  await open('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  await open('활동 내역');
  await act(async () => press('내가 하지 않았습니다'));
  await act(async () => press('확인'));
  await vi.waitFor(() => expect(dialogText()).toMatch(/^다른 기기에서 모두 로그아웃되었습니다/));
  expect(onPasswordWanted).not.toHaveBeenCalled();
  await act(async () => press('확인'));
  expect([onPasswordWanted.mock.calls.length, onLapse.mock.calls]).toEqual([1, []]);
  expect(screen.queryByRole('table', { name: '로그인 기기' })).toBeNull();
  await open('로그인 기기');
  await screen.findByRole('table', { name: '로그인 기기' });
  expect(pathsOf(requests)).toEqual(['sessions', 'activity?page=1', 'sessions/end-others', 'sessions']);
});

test('an expired password check is reported with what to do, and a new password is wanted', async () => {
  fakeServer(ok(activityPage(activityEntries)), errorResponse(403, '403', '비밀번호를 다시 확인해 주세요.'));
  const { onLapse, onPasswordWanted } = renderRecords();
  await open('활동 내역');
  await act(async () => press('내가 하지 않았습니다'));
  await act(async () => press('확인'));
  await vi.waitFor(() => expect(onLapse).toHaveBeenCalledTimes(1));
  expect([onLapse.mock.calls[0]?.[0], onPasswordWanted.mock.calls.length, dialogText()]).toEqual([
    expect.stringMatching(/^비밀번호를 다시 확인해 주세요\. 확인하신 다음 새 비밀번호를 저장하시면/),
    1,
    null,
  ]);
});

import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { messages } from '#contract/shared/messages.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffLimits } from '#contract/staff/staff.ts';
import { noteCall } from '#src/admin/session/last-call.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { busyOverview } from '#tests/fixtures/overview.ts';
import { passkeys } from '#tests/fixtures/passkeys.ts';
import { admin, clerk, invitation, openedInvitation, staffMembers } from '#tests/fixtures/staff.ts';
import { enter, fill, press } from '../lib/screen.ts';
import { renderOffice, sessionEnded } from './office.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sections = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function signIn(code = '123456') {
  fill('password', 'wooden tea tray 41');
  fill('code', code);
  await act(async () => enter('로그인'));
}

test('without a session the login is shown, and then the page that was asked for, with the focus on its heading', async () => {
  const { place } = renderOffice('/staff?sort=-name', { signInStaff: () => admin, staffList: () => staffMembers });
  await heading('업무 화면 로그인');
  expect([document.title, screen.queryByRole('navigation')]).toEqual(['업무 화면 로그인 | 업무 화면', null]);
  fill('loginId', admin.loginId);
  await signIn();
  expect(document.activeElement).toBe(await heading('구성원'));
  expect([document.title, place.url]).toEqual(['구성원 | 업무 화면', '/staff?sort=-name']);
});

test('each role sees its sections only, and is told so on the page of another one', async () => {
  renderOffice('/audit', {}, clerk);
  await heading('권한이 없습니다');
  expect([sections(), screen.getByText(staffMessages.notAllowed).tagName]).toEqual([
    ['개요', '이용 흐름', '상담'],
    'P',
  ]);
  expect(screen.getByText('김하나 (상담)').tagName).toBe('SPAN');
});

test('an administrator sees all sections', async () => {
  renderOffice('/', { overview: () => busyOverview }, admin);
  await heading('개요');
  expect(sections()).toEqual(['개요', '이용 흐름', '상담', '콘텐츠', '회원', '구성원', '감사 기록']);
});

test('if the server cannot be reached, the page says so, and asks again', async () => {
  let isReached = false;
  renderOffice('/nowhere', {
    currentStaff: () => {
      if (!isReached) throw new NetworkError(null);
      return admin;
    },
  });
  await heading('연결하지 못했습니다');
  expect(screen.getByRole('alert').textContent).toBe(messages.offline);
  isReached = true;
  press('다시 시도');
  await heading('없는 화면입니다');
});

test('when the session ends, the login opens over the page and keeps what was typed; the call goes on afterwards', async () => {
  let isOver = true;
  const { made } = renderOffice(
    '/staff',
    {
      staffList: () => staffMembers,
      signInStaff: () => admin,
      inviteStaff: () => (isOver ? sessionEnded() : { invitation, expiresAt: '2026-11-22T03:00:00.000Z' }),
    },
    admin,
  );
  await screen.findByRole('button', { name: '서지우 관리' });
  press('구성원 초대');
  fill('loginId', 'new.clerk');
  fill('name', '새직원');
  await act(async () => enter('구성원 초대'));
  const login = await screen.findByRole('dialog', { name: '다시 로그인해 주세요' });
  expect(document.activeElement).toBe(within(login).getByLabelText('비밀번호'));
  expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('새직원');
  isOver = false;
  await signIn();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^초대 주소/ })).value).toMatch(
    new RegExp(`/admin/invitation#${invitation}$`),
  );
  const body = { loginId: 'new.clerk', name: '새직원', role: 'CONSULTATION' };
  expect(made.filter(({ id }) => id === 'inviteStaff')).toEqual([
    { id: 'inviteStaff', body },
    { id: 'inviteStaff', body },
  ]);
});

test('if somebody else logs in then, nothing of the page stays', async () => {
  renderOffice('/staff', { staffList: () => staffMembers, signInStaff: () => clerk, inviteStaff: sessionEnded }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  press('구성원 초대');
  fill('loginId', 'new.clerk');
  fill('name', '새직원');
  await act(async () => enter('구성원 초대'));
  await screen.findByRole('dialog', { name: '다시 로그인해 주세요' });
  await signIn();
  await heading('권한이 없습니다');
  expect([screen.queryByRole('dialog'), screen.queryByText('서지우')]).toEqual([null, null]);
});

test('a logout leads to the login, and forgets what was loaded', async () => {
  const { queryClient } = renderOffice('/staff', { staffList: () => staffMembers, signOutStaff: () => null }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  await act(async () => press('로그아웃'));
  await heading('업무 화면 로그인');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a logout that fails says so, and stays', async () => {
  const fail = () => {
    throw new NetworkError(null);
  };
  renderOffice('/nowhere', { signOutStaff: fail }, admin);
  await heading('없는 화면입니다');
  await act(async () => press('로그아웃'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(messages.offline);
});

test('the code of an invitation is removed from the URL; another link in the same tab is opened, too', async () => {
  const { made, place } = renderOffice(`/invitation#${invitation}`, { openInvitation: () => openedInvitation });
  await screen.findByRole('form', { name: '초대 수락' });
  expect([place.url, made]).toEqual(['/invitation', [{ id: 'openInvitation', body: { invitation } }]]);
});

test('a link without a code cannot be used', async () => {
  const { made } = renderOffice('/invitation', {});
  expect((await screen.findByRole('alert')).textContent).toBe(staffMessages.invitationIncomplete);
  expect(made).toEqual([]);
});

test('15 minutes after the last call of any tab, the login covers the page, whose personal data nobody sees any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderOffice('/', { overview: () => busyOverview, signInStaff: () => admin }, admin);
  const page = await heading('개요');
  const login = () => screen.queryByRole('dialog', { name: '다시 로그인해 주세요' });
  await act(() => vi.advanceTimersByTimeAsync(staffLimits.idleMs - 60_000));
  expect([login(), isCovered(page)]).toEqual([null, false]);
  // Another tab calls.
  noteCall(Date.now());
  await act(() => vi.advanceTimersByTimeAsync(staffLimits.idleMs - 60_000));
  expect(login()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  expect([login() === null, isCovered(page)]).toEqual([false, true]);
  await signIn();
  expect([login(), isCovered(page)]).toEqual([null, false]);
  vi.useRealTimers();
});

const isCovered = (page: HTMLElement) => page.closest('[data-covered]') !== null;

test('the account is open to each role, and has the passkeys of its owner', async () => {
  renderOffice('/', { overview: () => busyOverview, staffPasskeys: () => passkeys }, clerk);
  await heading('개요');
  await act(async () => screen.getByRole('link', { name: '내 계정' }).click());
  expect(document.activeElement).toBe(await heading('내 계정'));
  expect(
    within(screen.getByRole('region', { name: '패스키' }))
      .getAllByRole('rowheader')
      .map(textOf),
  ).toEqual(['내 휴대폰', '보안 키']);
  expect(screen.getAllByRole('definition').map(textOf)).toEqual(['김하나', 'kim.hana', '상담']);
});

test('removing a passkey asks for a login of just before, says why, and goes on after it', async () => {
  let isFresh = false;
  const remove = () => {
    if (!isFresh) throw new ApiError('401', staffMessages.signInAgain);
    return null;
  };
  const answers = { staffPasskeys: () => passkeys, removeStaffPasskey: remove, signInStaff: () => clerk };
  const { made } = renderOffice('/account', answers, clerk);
  await heading('내 계정');
  await act(async () => press('내 휴대폰 삭제'));
  await act(async () => press('확인'));
  const login = await screen.findByRole('dialog', { name: '다시 로그인해 주세요' });
  expect(within(login).getByText(staffMessages.signInAgain).tagName).toBe('P');
  isFresh = true;
  await signIn();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(passkeyListMessages.removed);
  const removal = { id: 'removeStaffPasskey', body: { id: 1 } };
  expect(made.filter(({ id }) => id === 'removeStaffPasskey')).toEqual([removal, removal]);
});

const textOf = ({ textContent }: Element) => textContent;

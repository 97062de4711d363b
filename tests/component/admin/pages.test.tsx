import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { auditLog } from '#tests/fixtures/audit-log.ts';
import { busyOverview } from '#tests/fixtures/overview.ts';
import { admin, invitation, staffMembers } from '#tests/fixtures/staff.ts';
import { dialogText, enter, field, fill, invalidFields, press } from '../lib/screen.ts';
import { renderOffice } from './office.tsx';

const rowNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('the overview links its numbers to the lists that they count, and tells of mails that were given up', async () => {
  renderOffice('/', { overview: () => busyOverview }, admin);
  const counts = await screen.findAllByRole('link', { name: /건$/ });
  expect(counts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['접수12건', '/consultations?filter=open'],
    ['처리 중5건', '/consultations?filter=open'],
    ['기한 지남2건', '/consultations?filter=overdue'],
    ['검토 기다림3건', '/content?state=review'],
    ['돌려보낸 원고4건', '/content?state=refused'],
    ['게시 예약2건', '/content?state=scheduled'],
  ]);
  expect(screen.getByText('다음 게시는 2026.11.22 09:00입니다.')).toBeDefined();
  expect(screen.getByText(staffPageMessages.failedMails).tagName).toBe('SPAN');
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    '가입: 2026.11.08부터 2026.11.21까지, 가장 많은 날은 2026.11.15 8건입니다.',
    '로그인: 2026.11.08부터 2026.11.21까지, 가장 많은 날은 2026.11.19 1,507건입니다.',
  ]);
  expect(rowNames().at(0)).toBe('2026.11.21');
});

test('the list of the staff has its order and its filter in the URL', async () => {
  const { place } = renderOffice('/staff?sort=-name', { staffList: () => staffMembers }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  expect(rowNames()).toEqual(['이전직원', '서지우', '남궁새벽', '김하나']);
  await act(async () => press('마지막 로그인'));
  expect([rowNames(), place.url]).toEqual([['남궁새벽', '이전직원', '김하나', '서지우'], '/staff?sort=last']);
  await choose('상태', 'INVITED');
  expect([rowNames(), place.url]).toEqual([['남궁새벽'], '/staff?sort=last&state=INVITED']);
  expect(screen.getByText('초대됨 (2026.11.22 12:00까지)').tagName).toBe('TD');
});

test('an unknown order in the URL is the default', async () => {
  renderOffice('/staff?sort=password&state=GONE', { staffList: () => staffMembers }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  expect(rowNames()).toEqual(['김하나', '남궁새벽', '서지우', '이전직원']);
});

test('an incomplete invitation is not sent, and the focus moves to the first wrong field', async () => {
  const { made } = renderOffice('/staff', { staffList: () => staffMembers }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  press('구성원 초대');
  fill('loginId', '가나다');
  await act(async () => enter('구성원 초대'));
  expect([invalidFields(), document.activeElement?.getAttribute('name')]).toEqual([['loginId', 'name'], 'loginId']);
  expect(made.map(({ id }) => id)).toEqual(['currentStaff', 'staffList']);
});

test('a refused invitation says why, and keeps what was typed', async () => {
  const refuse = () => {
    throw new ApiError('400', staffMessages.idTaken);
  };
  renderOffice('/staff', { staffList: () => staffMembers, inviteStaff: refuse }, admin);
  await screen.findByRole('button', { name: '서지우 관리' });
  press('구성원 초대');
  fill('loginId', 'kim.hana');
  fill('name', '김하나');
  await act(async () => enter('구성원 초대'));
  expect([(await screen.findByRole('alert')).textContent, field('loginId').value]).toEqual([
    staffMessages.idTaken,
    'kim.hana',
  ]);
});

test('a new role is sent with the rest unchanged, and the list is loaded again', async () => {
  const { made } = renderOffice('/staff', { staffList: () => staffMembers, changeStaff: () => null }, admin);
  await screen.findByRole('button', { name: '김하나 관리' });
  press('김하나 관리');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '역할 변경' }).disabled).toBe(true);
  await choose('역할', 'VIEWER');
  await act(async () => press('역할 변경'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.slice(2)).toEqual([
    { id: 'changeStaff', params: { id: 2 }, body: { role: 'VIEWER', isDisabled: false } },
    { id: 'staffList' },
  ]);
});

test('use is stopped only after a question', async () => {
  const { made } = renderOffice('/staff', { staffList: () => staffMembers, changeStaff: () => null }, admin);
  await screen.findByRole('button', { name: '김하나 관리' });
  press('김하나 관리');
  press('이용 중지');
  expect(dialogText()).toBe(staffPageMessages.disableQuestion('김하나'));
  press('취소');
  expect(made.length).toBe(2);
  press('이용 중지');
  await act(async () => press('확인'));
  expect(made[2]).toEqual({ id: 'changeStaff', params: { id: 2 }, body: { role: 'CONSULTATION', isDisabled: true } });
});

test('an invitation is renewed only after a question, and its link is shown', async () => {
  const { made } = renderOffice(
    '/staff',
    { staffList: () => staffMembers, reinviteStaff: () => ({ invitation, expiresAt: '2026-11-22T03:00:00.000Z' }) },
    admin,
  );
  await screen.findByRole('button', { name: '김하나 관리' });
  press('김하나 관리');
  press('다시 초대');
  expect(dialogText()).toBe(staffPageMessages.reinviteQuestion('김하나'));
  await act(async () => press('확인'));
  expect(made[2]).toEqual({ id: 'reinviteStaff', params: { id: 2 } });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^초대 주소/ })).value).toMatch(
    new RegExp(`#${invitation}$`),
  );
});

test('the audit log goes on from its last entry, and has its filter in the URL', async () => {
  const [first, second, ...others] = auditLog;
  const { made, place } = renderOffice(
    '/audit',
    {
      auditEntries: ({ query }) =>
        'before' in Object(query) ? { entries: others, hasMore: false } : { entries: [first, second], hasMore: true },
    },
    admin,
  );
  await screen.findByRole('button', { name: '더 보기' });
  await act(async () => press('더 보기'));
  await vi.waitFor(() => expect(rowNames().length).toBe(5));
  expect([rowNames().length, screen.queryByRole('button', { name: '더 보기' })]).toEqual([5, null]);
  await choose('활동', 'SIGN_IN');
  expect(place.url).toBe('/audit?action=SIGN_IN');
  expect(made.slice(1).map(({ query }) => query)).toEqual([{}, { before: 4 }, { action: 'SIGN_IN' }]);
});

test('members are searched for by their id unless another way is chosen', async () => {
  const { made } = renderOffice('/members', { searchMembers: () => [] }, admin);
  await screen.findByRole('search', { name: '회원 찾기' });
  fill('text', 'oakgolf01');
  await act(async () => void fireEvent.submit(screen.getByRole('search', { name: '회원 찾기' })));
  expect(made.at(-1)).toEqual({ id: 'searchMembers', body: { by: 'serviceId', text: 'oakgolf01' } });
});

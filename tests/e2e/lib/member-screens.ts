import { bookingsAt, manyBookings } from './bookings.ts';
import { editorAt } from './editor.ts';
import type { Stage } from './stage.ts';
import { expect } from './test.ts';

const year = '?playDateFrom=2026-01-01';
const password = 'Golf2026!a';

/** The screens of the members' area. */
export const memberScreens = {
  'my page': async ({ page, person }) => {
    await person.arriveAs('member01');
    await page.goto('/mypage');
    await expect(page.getByRole('table')).toBeVisible();
  },
  'my page without a membership': async ({ page, person }) => {
    await person.arriveAs('normal01');
    await page.goto('/mypage');
    await expect(page.getByText('등록된 회원권이 없습니다.')).toBeVisible();
  },
  'the booking history': async ({ page, person }) => {
    await person.arriveAs('member01');
    const { open, rows } = bookingsAt(page);
    await open(year);
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('img', { name: '월별 내장 횟수' })).toBeVisible();
  },
  'the booking history with a range the wrong way round': async ({ page, person }) => {
    await person.arriveAs('member01');
    const { open, from, search, rows } = bookingsAt(page);
    await open();
    await expect(rows.first()).toBeVisible();
    await from.fill('2999-01-01');
    await search.click();
    await expect(from).toBeFocused();
  },
  'a booking history of 10,000': async ({ page, person }) => {
    await person.arriveAs('member01');
    const data = manyBookings(10_000).map((row, index) =>
      index === 1 ? { ...row, RSVN_GEST_NAME: '아주아주긴이름을가진외국인손님Alexandrina', MEMB_NO: '' } : row,
    );
    await page.route('**/api/v1/my/booking?*', (route) =>
      route.fulfill({ json: { status: { code: '0000', message: '' }, data } }),
    );
    const { open, rows } = bookingsAt(page);
    await open();
    await expect(rows.first()).toBeVisible();
  },
  'a booking history without bookings': async ({ page, person }) => {
    await person.arriveAs('normal01');
    const { open, list } = bookingsAt(page);
    await open();
    await expect(list.getByRole('status').first()).toHaveText('조건에 맞는 예약이 없습니다.');
  },
  'a booking history that failed': async ({ page, person, expectConsoleError }) => {
    expectConsoleError(/status of 503/);
    expectConsoleError(/Booking history: ApiError 503/);
    await person.arriveAs('member01');
    const message = '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';
    await page.route('**/api/v1/my/booking?*', (route) =>
      route.fulfill({ status: 503, json: { status: { code: '503', message }, message } }),
    );
    const { open, retry } = bookingsAt(page);
    await open();
    await expect(retry).toBeVisible();
  },
  'the question of the file': async ({ page, person }) => {
    await person.arriveAs('member01');
    const { open, csv } = bookingsAt(page);
    await open();
    await csv.click();
    await expect(person.question).toBeVisible();
  },
  'the gate of the profile': async ({ page, person }) => {
    await person.arriveAs('member01');
    const { open, gatePassword, pass } = editorAt(page);
    await open();
    await pass.click();
    await expect(gatePassword).toBeFocused();
  },
  'the profile of a company': async ({ page, person }) => {
    await person.arriveAs('corp0001');
    await editorAt(page).enter(password);
  },
  'the profile with refusals and all that is folded under it': async ({ page, person }) => {
    await person.arriveAs('foreign01');
    const editor = editorAt(page);
    await editor.enter(password);
    await page.getByText('동의 내역', { exact: true }).click();
    await page.getByText('로그인 기기', { exact: true }).click();
    await page.getByText('내 정보 내려받기', { exact: true }).click();
    await expect(page.getByRole('button', { name: /JSON/ })).toBeVisible();
    await expect(page.getByRole('table', { name: '로그인 기기' })).toBeVisible();
    await expect(page.getByRole('table', { name: '동의 내역' })).toBeVisible();
    await editor.password.fill('short');
    await editor.mobileFront.fill('');
    await editor.emailUsername.fill('');
    await page.getByLabel('이메일 도메인 선택').selectOption('직접입력');
    await editor.emailDomain.fill('x');
    await editor.contactFront.fill('99999');
    await editor.save.click({ force: true });
    await expect(editor.password).toBeFocused();
  },
  'the withdrawal with its refusals': async ({ page, person }) => {
    await person.arriveAs('member01');
    await page.goto('/delete-account');
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(page.getByText('패스워드를 입력해주세요.')).toBeVisible();
    await page.getByText('기타', { exact: true }).click();
    await page.getByLabel('기타 사유').fill('가'.repeat(320));
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>;

import type { Page } from 'playwright/test';
import { expect, test } from './lib/test.ts';

test('a login with the keyboard alone: each tab stop in order, Space ticks, Enter sends', async ({ page, person }) => {
  await person.openLogin();
  await expect(person.submit).toBeVisible();
  const stops = [];
  for (let count = 0; count < 7; count += 1) stops.push(await nextStop(page));
  expect(stops).toEqual([
    '오크 리조트 골프 OAK RESORT GOLF',
    '홈으로',
    '아이디',
    '비밀번호',
    '비밀번호 표시',
    '아이디 저장',
    '로그인',
  ]);
  await person.serviceId.focus();
  await page.keyboard.type('member01');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Golf2026!a');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(person.saveId).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person.menu).toHaveText('김하늘 님');
});

test('the user menu opens, closes and navigates by keys, and a logout is confirmed by keys', async ({
  page,
  person,
}) => {
  await person.arriveAs('member01');
  await page.goto('/404');
  await person.menu.focus();
  await page.keyboard.press('Enter');
  expect([
    await nextStop(page),
    await nextStop(page),
    await nextStop(page),
    await nextStop(page),
    await nextStop(page),
  ]).toEqual(['나의 회원권', '나의 예약', '회원정보 수정', '골프 예약 새 창', '로그아웃']);
  await page.keyboard.press('Escape');
  await expect(person.menu).toBeFocused();
  await expect(person.menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person.question.getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person.question).toHaveCount(0);
  await expect(person.menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(person.question.getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(person.loginLink).toBeVisible();
});

test('the first tab stop of a page skips to its content', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.goto('/mypage');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await nextStop(page)).toBe('본문으로 건너뛰기');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await nextStop(page)).toBe('홈');
});

/** Presses Tab; returns the name of the focused element, or an empty string outside the page. */
async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const name = /^- \S+ "([^"]*)"/.exec(await focused.ariaSnapshot())?.[1];
  return name ?? '';
}

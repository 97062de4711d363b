import type { Page } from 'playwright/test';
import { consult } from './lib/consult.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword } from './lib/new-person.ts';
import { signInAsStaff } from './lib/staff.ts';
import { tokenOf } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

/** Opens the newest consultation from the list. */
async function openNewest(page: Page): Promise<void> {
  await page.goto('/admin/consultations?filter=all&order=newest');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByLabel('열람 사유').fill('답변 준비');
  await page.getByRole('button', { name: '상담 열기' }).click();
  await expect(page.getByRole('heading', { name: '문의 내용' })).toBeFocused();
}

// Each opens the newest consultation of the list.
test.describe.configure({ mode: 'serial' });

test('a consultation of the site is taken, answered by mail and closed', async ({ page }) => {
  const contents = `분양가 문의 ${crypto.randomUUID()}`;
  await consult(page.request, contents);
  await signInAsStaff(page, 'CONSULTATION');
  await openNewest(page);
  await expect(page.getByText(contents)).toBeVisible();
  await page.getByRole('button', { name: '내가 맡기' }).click();
  await page.getByRole('button', { name: '이메일 답변' }).click();
  const answer = `두 구좌까지 됩니다. ${crypto.randomUUID()}`;
  await page.getByLabel('답변 내용').fill(answer);
  await page.getByRole('button', { name: '이메일 보내기' }).click();
  await expect(page.getByText('답변을 저장했습니다. 이메일은 곧 발송됩니다.')).toBeVisible();
  await page.getByRole('button', { name: '종결' }).click();
  await page.getByLabel('종결 사유').fill('답변을 마침');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('상담을 종결했습니다.')).toBeVisible();
  await page.goto('/sandbox/mail');
  const mail = page.getByRole('article').filter({ hasText: answer });
  await expect(mail).toContainText('받는 사람 saebyeok@mail.example');
});

test('two clerks at one consultation: the second sees the step of the first, and keeps the typed text', async ({
  page,
  browser,
  expectConsoleError,
}) => {
  await consult(page.request, '동시에 처리하는 상담');
  await signInAsStaff(page, 'ADMIN');
  await openNewest(page);
  await page.getByRole('button', { name: '메모' }).click();
  await page.getByRole('textbox', { name: '메모' }).fill('오후에 전화하기로 함');
  const other = await (await browser.newContext()).newPage();
  await signInAsStaff(other, 'CONSULTATION');
  await openNewest(other);
  await other.getByRole('button', { name: '내가 맡기' }).click();
  await expect(other.getByText('상담을 맡았습니다.')).toBeVisible();
  expectConsoleError(/status of 409/);
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('처리 중')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '메모' })).toHaveValue('오후에 전화하기로 함');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('메모를 남겼습니다.')).toBeVisible();
  await other.context().close();
});

test('a membership that is linked appears on the page of its member, found by the id', async ({ page }) => {
  const { serviceId } = await newMember(page.request);
  const number = `77-01-${String(Date.now()).slice(-6)}`;
  await signInAsStaff(page, 'MEMBER');
  await page.goto('/admin/members');
  await page.getByLabel('찾는 기준').selectOption('serviceId');
  await page.getByLabel('찾을 내용').fill(serviceId);
  await page.getByRole('button', { name: '찾기' }).click();
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByLabel('열람 사유').fill('회원권 연결 요청');
  await page.getByRole('button', { name: '회원 열기' }).click();
  await page.getByRole('button', { name: '회원권 연결' }).click();
  await page.getByLabel('회원권 번호').fill(number);
  await page.getByLabel('상품명').fill('주중회원권');
  await page.getByLabel('명의자').fill('김하늘');
  await page.getByRole('textbox', { name: '사유' }).fill('계약서 확인');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('회원권 연결: 저장했습니다.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible();
  const token = await tokenOf(page.request, serviceId, newPassword);
  const seen = await page.request.get('/api/v1/my/memberships', { headers: { Authorization: `Bearer ${token}` } });
  expect(await seen.text()).toContain(number);
});

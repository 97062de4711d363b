import type { Page } from 'playwright/test';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { virtualAuthenticator } from './lib/passkeys.ts';
import { acceptInvitation, newInvitation, shownApp, staffPassword } from './lib/staff.ts';
import { expect, test } from './lib/test.ts';

/** The server answers so before the login, and after the end of a session. */
const unauthorized = /status of 401/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectNoViolations(page: Page) {
  await addAxe(page);
  await expect.poll(() => violationsOn(page)).toEqual([]);
}

async function signIn(page: Page, loginId: string, code: string) {
  await page.getByLabel('아이디', { exact: true }).fill(loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByLabel('인증번호').fill(code);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test('an invitation is accepted with the code of its authenticator app; its code stays in no address; it cannot be used again', async ({
  page,
  expectConsoleError,
}) => {
  const address = await newInvitation(page.request, 'ADMIN');
  await page.goto(address);
  await expect(page.getByRole('img', { name: '인증 앱 등록용 QR 코드' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectNoViolations(page);
  const app = await shownApp(page);

  await page.getByRole('button', { name: '초대 수락' }).click();
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(staffPassword);
  await page.getByLabel('인증번호').fill('000000');
  expectConsoleError(/status of 400/);
  await page.getByRole('button', { name: '초대 수락' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(staffMessages.wrongCode);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByLabel('인증번호')).toBeFocused();
  await page.getByLabel('인증번호').fill(app.nextCode());
  await page.getByRole('button', { name: '초대 수락' }).click();
  await expect(heading(page, '개요')).toBeFocused();
  await expect(page.getByRole('link', { name: '구성원' })).toBeVisible();

  await page.goto('/admin');
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(staffMessages.invitationInvalid);
});

test('the login leads to the page that was asked for; a refused one keeps what was typed but for the code', async ({
  page,
  expectConsoleError,
}) => {
  const { loginId, app } = await acceptInvitation(page, await newInvitation(page.request, 'ADMIN'));
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(heading(page, '업무 화면 로그인')).toBeFocused();

  expectConsoleError(unauthorized);
  await page.goto('/admin/audit?action=SIGN_IN');
  expectConsoleError(/status of 400/);
  await signIn(page, loginId, '000000');
  await expect(page.getByRole('alertdialog')).toContainText(staffMessages.wrongCredentials);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByLabel('인증번호')).toBeFocused();
  await expect(page.getByLabel('인증번호')).toHaveValue('');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(staffPassword);
  await page.getByLabel('인증번호').fill(app.nextCode());
  await page.keyboard.press('Enter');
  await expect(heading(page, '감사 기록')).toBeFocused();
  await expect(page.getByLabel('활동')).toHaveValue('SIGN_IN');
  await expect(page.getByRole('cell', { name: loginId })).toHaveCount(2);
  await expectNoViolations(page);
});

test('when the session ends in the middle of an edit, the login opens over the page, and what was sent goes on', async ({
  page,
  context,
  expectConsoleError,
}) => {
  const { app } = await acceptInvitation(page, await newInvitation(page.request, 'ADMIN'));
  await page.getByRole('link', { name: '구성원' }).click();
  await page.getByRole('button', { name: '구성원 초대' }).click();
  const newId = `clerk.${Date.now()}`;
  await page.getByLabel('아이디', { exact: true }).fill(newId);
  await page.getByLabel('이름').fill('김상담');
  await context.clearCookies();
  expectConsoleError(unauthorized);
  await page.getByRole('button', { name: '초대', exact: true }).click();
  const login = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await expect(login.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeVisible();
  await expectNoViolations(page);
  await login.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await login.getByLabel('인증번호').fill(app.nextCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '초대 주소' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^초대 주소/ })).toHaveValue(/\/admin\/invitation#[\w-]{43}$/);
});

test('a passkey is added after a fresh login, logs its owner in, also over a page, and is removed', async ({
  page,
  expectConsoleError,
}) => {
  const device = await virtualAuthenticator(page);
  const { app } = await acceptInvitation(page, await newInvitation(page.request, 'VIEWER'));
  await page.getByRole('link', { name: '내 계정' }).click();
  await expect(heading(page, '내 계정')).toBeFocused();
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByLabel('패스키 이름').fill('업무 휴대폰');
  await page.context().clearCookies();
  expectConsoleError(unauthorized);
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await login.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await login.getByLabel('인증번호').fill(app.nextCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(passkeyListMessages.added);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByRole('table', { name: '패스키' }).getByRole('rowheader')).toHaveText(['업무 휴대폰']);
  expect(await device.credentials()).toBe(1);
  await expectNoViolations(page);

  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(heading(page, '내 계정')).toBeFocused();

  await page.context().clearCookies();
  await page.getByRole('button', { name: '업무 휴대폰 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await login.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(passkeyListMessages.removed);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText(passkeyListMessages.none)).toBeVisible();

  await page.getByRole('button', { name: '로그아웃' }).click();
  expectConsoleError(/status of 400/);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(passkeyMessages.refused);
});

test('a role sees only its sections, on a narrow screen, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await acceptInvitation(page, await newInvitation(page.request, 'CONTENT'));
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['개요', '이용 흐름', '콘텐츠']);
  await page.goto('/admin/staff');
  await expect(heading(page, '권한이 없습니다')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

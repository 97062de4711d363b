import type { Page } from 'playwright/test';
import { unknownPerson } from './lib/joiner.ts';
import { enterCode, introduce } from './lib/provider.ts';
import { newPassword, newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const kakaoTalk =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0 Mobile Safari/537.36 KAKAOTALK 10.4.3';

/** Makes the browser open no windows. */
const withoutWindows = (page: Page) => page.addInitScript(() => void (window.open = () => null));
const phone = (page: Page) => page.getByRole('button', { name: '휴대폰 본인확인' });
const keptInTab = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('verification'));

test.describe('in the browser of another app', () => {
  test.use({ userAgent: kakaoTalk });
  test.beforeEach(({ page }) => withoutWindows(page));

  test('a person joins: this tab goes to the provider and returns to the next step', async ({
    page,
    joiner,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(unknownPerson);
    const somebody = newPerson();
    await joiner.toVerification('일반(비)회원');
    await phone(page).click();
    await expect(page).toHaveURL(/\/sandbox\//);
    await introduce(page, somebody);
    await enterCode(page);
    await expect(joiner.step).toContainText('정보 입력');
    await expect(page).toHaveURL('/account/join');
    expect(await keptInTab(page)).toBe(null);
    await expect(page.getByText(somebody.name)).toBeVisible();
    await joiner.fillIn(somebody);
    await joiner.next.click();
    await expect(joiner.congratulation).toBeVisible();
    await joiner.toLogin();
    await person.signIn(somebody.serviceId, newPassword);
    await expect(page).toHaveURL('/');
  });

  test('Back from the provider returns to the step before, with its choice', async ({ page, joiner }) => {
    await joiner.toVerification('법인회원');
    await joiner.companyName.fill('솔바람물산');
    await joiner.box(1).pressSequentially('913');
    await page.keyboard.type('8104278');
    await joiner.next.click();
    await phone(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
    await page.goBack();
    await expect(joiner.step).toContainText('본인확인');
    await page.getByRole('button', { name: '이전 단계' }).click();
    await expect(joiner.companyName).toHaveValue('솔바람물산');
  });

  test('a result that verifies no one has a message at the step, and the next one may succeed', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400/);
    await page.goto('/account/find-id');
    await page.getByRole('button', { name: '개인(분양)회원' }).click();
    await phone(page).click();
    await introduce(page, '김하늘 19850412', { outcome: '실패' });
    await enterCode(page);
    await expect(person.alert).toBeVisible();
    await person.dismiss();
    await phone(page).click();
    await introduce(page, '김하늘 19850412');
    await enterCode(page);
    await expect(page.getByRole('definition')).toHaveText(['member01']);
  });
});

test('if windows are blocked a message explains it first, then the same tab is used', async ({
  page,
  joiner,
  person,
}) => {
  await withoutWindows(page);
  await joiner.toVerification();
  await phone(page).click();
  await expect(person.alert).toHaveAccessibleDescription('팝업이 차단된 상태입니다 차단을 해제해주세요');
  await person.dismiss();
  await phone(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
});

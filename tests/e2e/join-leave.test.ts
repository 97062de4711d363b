import type { Page } from 'playwright/test';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import { joinerAt } from './lib/joiner.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const sentence = '입력하신 내용이 사라집니다. 회원가입을 그만두시겠습니까?';

test('Back requires a confirmation before leaving the sign-up: no stays, however often, yes navigates to the previous page', async ({
  page,
  person,
  joiner,
}) => {
  await page.goto('/404');
  await page.goto('/account/login');
  await page.getByRole('link', { name: '회원가입' }).click();
  await joiner.choose('개인(분양)회원');
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(person.question).toHaveAccessibleDescription(sentence);
    await person.cancel();
    await expect(person.question).toHaveCount(0);
    await expect(joiner.step).toContainText('약관 동의');
  }
  await page.goBack();
  await person.confirm();
  await expect(page).toHaveURL('/account/login');
  await page.goBack();
  await expect(page).toHaveURL('/404');
});

test('at step 1, by Cancel, which already warns, and at the end there is no confirmation', async ({
  page,
  person,
  joiner,
}) => {
  const somebody = newPerson();
  await joiner.open();
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL('/');
  await joiner.open();
  await joiner.choose('법인회원');
  await joiner.cancel.click();
  await expect(page).toHaveURL('/');
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL('/');
  await expect(person.question).toHaveCount(0);
});

test('a reload is confirmed in the browser: no stays, yes starts at step 1', async ({ page, joiner }) => {
  await joiner.toVerification();
  expect(await reload(page, 'dismiss')).toBe('beforeunload');
  await expect(joiner.step).toContainText('본인확인');
  expect(await reload(page, 'accept')).toBe('beforeunload');
  await expect(joiner.step).toContainText('회원 선택');
});

test('two tabs join at once, each with its own person', async ({ page, context, joiner, expectConsoleError }) => {
  const other = await context.newPage();
  const [first, second] = [newPerson(), newPerson()];
  const otherJoiner = joinerAt(other, expectConsoleError);
  await otherJoiner.toInformation(second);
  await page.bringToFront();
  await joiner.toInformation(first);
  await other.bringToFront();
  await otherJoiner.fillIn(second);
  await page.bringToFront();
  await joiner.fillIn(first);
  await other.bringToFront();
  await otherJoiner.next.click();
  await expect(otherJoiner.congratulation).toHaveText(`${second.name} 님,\n가입을 축하드립니다`);
  await page.bringToFront();
  await joiner.next.click();
  await expect(joiner.congratulation).toHaveText(`${first.name} 님,\n가입을 축하드립니다`);
});

test('a reload of the completed page shows above the choice that the sign-up is complete, on a desktop and on a phone', async ({
  page,
  joiner,
}) => {
  const somebody = newPerson();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    const message = page.getByText(signUpMessages.hasJoined);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('navigation', { name: '가입하신 계정' }).getByRole('link', { name: '로그인' }),
    ).toBeInViewport({ ratio: 1 });
    const [said, choice] = [
      await message.boundingBox(),
      await page.getByRole('list', { name: '회원 구분' }).boundingBox(),
    ];
    expect(said?.y).toBeLessThan(choice?.y ?? 0);
  }
});

/** Reloads like the user, and answers the browser's confirmation. Resolves to the type of the dialog. */
async function reload(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  const asking = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => setTimeout(() => window.location.reload()));
  const dialog = await asking;
  await reloading;
  await dialog[answer]();
  return dialog.type();
}

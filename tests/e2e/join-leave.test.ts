import type { Page } from 'playwright/test';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a reload is confirmed in the browser: no stays, yes starts at step 1', async ({ page, joiner }) => {
  await joiner.toVerification();
  expect(await reload(page, 'dismiss')).toBe('beforeunload');
  await expect(joiner.step).toContainText('본인확인');
  expect(await reload(page, 'accept')).toBe('beforeunload');
  await expect(joiner.step).toContainText('회원 선택');
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

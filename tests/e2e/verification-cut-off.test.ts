import type { Page } from 'playwright/test';
import { accountMessages } from '#contract/account/account-messages.ts';
import { success } from '#contract/http/envelope.ts';
import { niceCheck, verificationChannel } from '#contract/account/verification.ts';
import { everyEngine } from '#tools/browsers/names.ts';
import { finderAt } from './lib/finder.ts';
import { traverse } from './lib/history.ts';
import { enterCode, introduce, openProvider } from './lib/provider.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

/** Opens a pop-up that the provider severs from its opener, up to the code. */
async function cutOff(page: Page, someone = '김하늘 19850412'): Promise<Page> {
  const popup = await openProvider(page);
  await introduce(popup, someone, { outcome: '정상 (창 연결 끊김)' });
  await expect(status(page)).toHaveText(mayBeOpen);
  await expect(popup.getByLabel('인증번호')).toBeVisible();
  return popup;
}

const mayBeOpen =
  '창이 아직 열려 있으면 그 창에서 본인확인을 마쳐 주세요. 결과는 이 화면으로 이어집니다. 창을 닫았다면 다시 선택해 주세요.';
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '창' });
const phone = (page: Page) => page.getByRole('button', { name: /^휴대폰 본인확인/ });
const here = (page: Page) => page.getByRole('button', { name: '이 화면에서 휴대폰으로 확인' });

async function toVerification(page: Page) {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  return finder.found.filter({ hasText: 'member01' });
}

test(
  'a result of a provider that severs its window is received: the id is found, and the window closes',
  { tag: everyEngine },
  async ({ page }) => {
    const found = await toVerification(page);
    const popup = await cutOff(page);
    expect(await popup.evaluate(() => [window.opener === null, window.name])).toEqual([true, '']);
    const closed = popup.waitForEvent('close');
    await enterCode(popup);
    await expect(found).toBeVisible();
    await closed;
  },
);

test('while the window seems closed the focus stays, another one can be opened, and the result of the first verifies no one', async ({
  page,
}) => {
  const found = await toVerification(page);
  const first = await cutOff(page, '윤마루 19460310');
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAttribute('aria-busy', 'false');
  const second = await openProvider(page);
  await enterCode(first);
  await expect(first.getByRole('main').getByRole('status')).toContainText('본인확인을 시작한 화면이 응답하지 않습니다');
  await introduce(second, '김하늘 19850412');
  await enterCode(second);
  await expect(found).toBeVisible();
});

test('this tab can be used instead, and returns to the step', async ({ page }) => {
  const found = await toVerification(page);
  await cutOff(page);
  await here(page).click();
  await introduce(page, '김하늘 19850412', { outcome: '정상 (창 연결 끊김)' });
  await enterCode(page);
  await expect(found).toBeVisible();
  await expect(page).toHaveURL('/account/find-id');
});

test('after the user closed the window, and after a blocked popup, the verification can continue in this tab', async ({
  page,
  person,
}) => {
  await toVerification(page);
  const popup = await openProvider(page);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
  await expect(here(page)).toHaveCount(0);
  await popup.close();
  await expect(here(page)).toBeEnabled();
  await page.reload();
  await finderAt(page).choose('개인(분양)회원');
  await page.evaluate(() => void (window.open = () => null));
  await phone(page).click();
  await person.dismiss();
  await here(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
});

test('Back in the window returns to the provider', async ({ page }) => {
  const found = await toVerification(page);
  const popup = await cutOff(page);
  await traverse(popup, -2);
  await introduce(popup, '김하늘 19850412');
  await enterCode(popup);
  await expect(found).toBeVisible();
});

test('two simultaneous tabs each get their own result', async ({ page, context }) => {
  const other = await context.newPage();
  const [found, foundThere] = [await toVerification(page), await toVerification(other)];
  const [popup, popupThere] = [await cutOff(page), await cutOff(other)];
  await enterCode(popupThere);
  await expect(foundThere).toBeVisible();
  await expect(status(page)).toHaveText(mayBeOpen);
  await expect(found).toHaveCount(0);
  await enterCode(popup);
  await expect(found).toBeVisible();
});

test('a page that was reloaded meanwhile gets no result, and the window shows that it does not respond', async ({
  page,
  joiner,
}) => {
  await joiner.toVerification();
  const popup = await openProvider(page);
  await introduce(popup, newPerson(), { outcome: '정상 (창 연결 끊김)' });
  await expect(status(page)).toHaveText(mayBeOpen);
  await page.goto('/account/join');
  await enterCode(popup);
  await expect(popup.getByRole('main').getByRole('status')).toHaveText(
    '본인확인을 시작한 화면이 응답하지 않습니다그 화면이 열려 있으면 그 화면으로 돌아가 주세요. 닫았다면 이 창을 닫고 처음부터 다시 진행해 주세요.',
  );
  await expect(popup.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(joiner.step).toContainText('회원 선택');
});

test('a page of another site is not on the channel; malformed messages are ignored, and a result of another request verifies no one', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*nice\/success/);
  await context.route('http://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }),
  );
  await toVerification(page);
  const response = page.waitForResponse(`**${niceCheck.path}`);
  await cutOff(page);
  const { requestNumber } = success(niceCheck.result).parse(await (await response).json()).data;
  const [evil, ours] = [await context.newPage(), await context.newPage()];
  await evil.goto('http://evil.test/');
  await ours.goto('/auth/start');
  const forged = { type: 'verification', returned: { handle: 'forged' } };
  await say(evil, requestNumber, forged);
  for (const message of [null, 'verification', {}, { ...forged, returned: { handle: 1 } }])
    await say(ours, requestNumber, message);
  await expect(status(page)).toHaveText(mayBeOpen);
  await say(ours, requestNumber, forged);
  await expect(person.alert).toHaveAccessibleDescription(accountMessages.invalidVerification);
});

/** Sends a message on the channel of a request. */
const say = (page: Page, requestNumber: string, message: unknown) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
  page.evaluate(([name, words]) => new BroadcastChannel(name).postMessage(words), [
    verificationChannel(requestNumber),
    message,
  ] as const);

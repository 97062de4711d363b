import type { Page } from 'playwright/test';
import { niceCheck } from '#contract/account/verification.ts';
import { goBack } from './lib/history.ts';
import { hold } from './lib/hold.ts';
import { unknownPerson } from './lib/joiner.ts';
import { enterCode, introduce, openProvider } from './lib/provider.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a blocked window has a message, and the next attempt opens one', async ({ page, person, joiner }) => {
  await joiner.toVerification();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await phone(page).click();
  await expect(person.alert).toHaveAccessibleDescription('팝업이 차단된 상태입니다 차단을 해제해주세요');
  await person.dismiss();
  await expect((await openProvider(page)).getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
});

test('the window has the size that the provider requires, and one provider at a time is called', async ({
  page,
  joiner,
}) => {
  await joiner.toVerification();
  const popup = await openProvider(page);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([410, 724]);
  await expect(phone(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: '아이핀 본인확인' })).toBeDisabled();
  await expect(page.getByText('새 창에서 본인확인을 마쳐 주세요.')).toBeVisible();
});

test('a window closed by the user ends the waiting, without a message; the other provider can be called', async ({
  page,
  person,
  joiner,
}) => {
  await joiner.toVerification();
  const first = await openProvider(page);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
  await first.close();
  await expect(page.getByRole('button', { name: '아이핀 본인확인' })).toBeEnabled();
  await expect(person.alert).toHaveCount(0);
  const popup = await openProvider(page, '아이핀 본인확인');
  const closed = popup.waitForEvent('close');
  const cancel = popup.getByRole('button', { name: '취소' });
  await expect(cancel).toBeEnabled();
  // Clicked after the response has arrived: the window closes before the driver could report a click.
  await cancel.evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
  await expect(phone(page)).toBeEnabled();
});

test('a window closed while its request is pending ends the waiting too', async ({ page, joiner }) => {
  const release = await hold(page, `**${niceCheck.path}`);
  await joiner.toVerification();
  const popup = await openProvider(page);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('본인확인 화면으로 이동하고 있습니다');
  await popup.close();
  await expect(page.getByRole('button', { name: '아이핀 본인확인' })).toBeEnabled();
  release();
  await expect(phone(page)).toBeEnabled();
});

test('the window waits on a page of this site for a pending request, even after a reload; Back from the provider returns there', async ({
  page,
  joiner,
}) => {
  const release = await hold(page, `**${niceCheck.path}`);
  await joiner.toVerification();
  const popup = await openProvider(page);
  const heading = popup.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('본인확인 화면으로 이동하고 있습니다');
  await popup.reload();
  await expect(heading).toHaveText('본인확인 화면으로 이동하고 있습니다');
  release();
  await expect(heading).toHaveText('휴대폰 본인확인');
  const providerUrl = popup.url();
  const returned = popup.waitForEvent('framenavigated', (frame) => frame.url() !== providerUrl);
  await goBack(popup);
  await returned;
  await popup.waitForURL(providerUrl);
  await expect(heading).toHaveText('휴대폰 본인확인');
  expect(await popup.evaluate(() => window.opener === null)).toBe(false);
});

test('a window that an earlier page left at the provider is reused', async ({ page, person, joiner }) => {
  await joiner.toVerification('일반(비)회원');
  const popup = await openProvider(page);
  await introduce(popup, newPerson());
  await page.goto('/');
  await joiner.toVerification('일반(비)회원');
  await page.getByRole('button', { name: '휴대폰 본인확인' }).click();
  await introduce(popup, '윤마루 19460310');
  await enterCode(popup);
  await expect(person.alert).toHaveAccessibleDescription('만 14세 이상 77세 이하만 가입할 수 있습니다.');
  expect(page.context().pages()).toEqual([page]);
});

test('a result for a page that was reloaded meanwhile verifies no one, and the window closes', async ({
  page,
  person,
  joiner,
}) => {
  await joiner.toVerification();
  const popup = await openProvider(page);
  await introduce(popup, newPerson());
  const closed = popup.waitForEvent('close');
  await page.goto('/account/join');
  await enterCode(popup);
  await closed;
  await expect(joiner.step).toContainText('회원 선택');
  await expect(person.alert).toHaveCount(0);
});

test('the first page of the window, opened directly, shows that the access is invalid and links home', async ({
  page,
}) => {
  await page.goto('/auth/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('비정상적인 접근입니다');
  await expect(
    page.getByText(
      '본인확인을 시작할 때 열리는 화면입니다. 회원가입이나 아이디·비밀번호 찾기에서 본인확인을 시작해 주세요.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL('/');
});

test('opened by another site, it shows that the access is invalid and posts no form of that site', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('http://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>evil</title><button>open</button>' }),
  );
  await page.goto('http://evil.test/');
  await page.evaluate((address) => {
    document.querySelector('button')?.addEventListener('click', () => void (window.opened = window.open(address)));
  }, `${baseURL}/auth/start`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button').click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('비정상적인 접근입니다');
  await popup.evaluate(() => {
    window.received = [];
    window.addEventListener('message', ({ origin }) => window.received.push(origin));
  });
  await page.evaluate(() => window.opened?.postMessage({ type: 'verification-form', action: '/404', fields: {} }, '*'));
  await expect.poll(() => popup.evaluate(() => window.received)).toEqual(['http://evil.test']);
  expect([await popup.evaluate(() => [window.name, window.sessionStorage.length]), popup.url()]).toEqual([
    ['', 0],
    `${baseURL}/auth/start`,
  ]);
});

test('a failed request has a message, and its window closes', async ({ page, person, joiner, expectConsoleError }) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await page.route(`**${niceCheck.path}`, (route) => route.abort('connectionrefused'));
  await joiner.toVerification();
  const popup = await openProvider(page);
  await expect(person.alert).toHaveAccessibleDescription('본인확인에 실패했습니다. 다시 시도해 주세요.');
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('leaving the page closes the window', async ({ page, person, joiner }) => {
  await joiner.toVerification();
  const popup = await openProvider(page);
  const closed = popup.waitForEvent('close');
  await page.getByRole('link', { name: '홈으로' }).click();
  await person.confirm();
  await closed;
  await expect(page).toHaveURL('/');
});

test('a wrong code has a message in the window; the right one continues', async ({
  page,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*\/sandbox\/nice\/confirm/);
  expectConsoleError(unknownPerson);
  await joiner.toCompanyVerification();
  const popup = await openProvider(page);
  await introduce(popup, newPerson());
  const code = await popup.locator('[data-code]').innerText();
  await popup.getByLabel('인증번호').fill(code === '111111' ? '222222' : '111111');
  await popup.getByRole('button', { name: '확인' }).click();
  await expect(popup.getByRole('alert')).toHaveText('인증번호가 일치하지 않습니다.');
  await enterCode(popup);
  await expect(joiner.step).toContainText('정보 입력');
});

test('a person chosen before the script of the window is loaded is filled in afterwards', async ({
  page,
  context,
  person,
  joiner,
}) => {
  const release = await hold(context, '**/sandbox/assets/identity.js');
  await joiner.toVerification('일반(비)회원');
  const popup = await openProvider(page);
  await popup.getByLabel('시험용 인물').selectOption({ label: '윤마루 19460310' });
  await expect(popup.getByLabel('이름')).toHaveValue('');
  release();
  await expect(popup.getByLabel('이름')).toHaveValue('윤마루');
  await popup.getByRole('button', { name: '인증번호 요청' }).click();
  await enterCode(popup);
  await expect(person.alert).toHaveAccessibleDescription('만 14세 이상 77세 이하만 가입할 수 있습니다.');
});

test("the provider's result is in no URL and in no history entry", async ({ page, joiner, expectConsoleError }) => {
  expectConsoleError(unknownPerson);
  await joiner.toCompanyVerification();
  const popup = await openProvider(page);
  // Otherwise it closes before the test can check it.
  await popup.addInitScript(() => {
    window.close = () => {};
  });
  await introduce(popup, newPerson());
  await enterCode(popup);
  await expect(popup).toHaveURL('/auth/loading');
  expect(
    await popup.evaluate(() => [
      window.location.search,
      window.sessionStorage.length,
      window.name,
      JSON.stringify(window.history.state).includes('handle'),
    ]),
  ).toEqual(['', 0, 'verification', false]);
  await expect(joiner.step).toContainText('정보 입력');
});

const phone = (page: Page) => page.getByRole('button', { name: /^휴대폰 본인확인/ });

declare global {
  interface Window {
    /** Set by a test, like `received`. */
    opened: Window | null;
  }
}

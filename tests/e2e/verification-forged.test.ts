import type { Frame, Page } from 'playwright/test';
import { success } from '#contract/envelope.ts';
import { niceCheck, type VerificationMessage } from '#contract/verification.ts';
import { identify, openProvider } from './lib/provider.ts';
import { stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

test('right words from a strange frame, another origin or the page itself verify nobody', async ({ page, joiner, baseURL }) => {
  const somebody = stranger();
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  await (await frameIn(page)).evaluate((message) => window.parent.postMessage(message, '*'), forged);
  await (await frameIn(page, 'allow-scripts')).evaluate((message) => window.parent.postMessage(message, '*'), forged);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  await expect.poll(() => heard(page)).toEqual([baseURL, 'null', baseURL]);
  await popup.close();
  await identify(page, somebody);
  await expect(page.getByRole('definition').first()).toHaveText(somebody.name);
});

test('right words from the very window, but from another origin, verify nobody', async ({ page, context, joiner }) => {
  await context.route('http://evil.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }));
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  await popup.evaluate(() => window.location.assign('http://evil.test/'));
  await expect(popup).toHaveTitle('evil');
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await expect.poll(() => heard(page)).toEqual(['http://evil.test']);
  await expect(joiner.step).toContainText('본인 인증');
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
});

test('words of the right window about another request verify nobody', async ({ page, person, joiner }) => {
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), { ...forged, identity: { ...forged.identity, requestNumber: 'another' } });
  await expect(person.alert).toHaveAccessibleDescription('잘못된 요청입니다. 처음부터 다시 진행해주세요.');
  await expect(joiner.step).toContainText('본인 인증');
});

test('even right words from the right window count for nothing with the server, which saw no such answer', async ({ page, person, joiner, expectComplaint }) => {
  expectComplaint(/status of 400.*\/users\/me\/di/);
  await joiner.toVerification();
  const { popup, forged } = await opened(page);
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await expect(person.alert).toHaveAccessibleDescription('잘못된 요청입니다. 처음부터 다시 진행해주세요.');
  await person.dismiss();
  await expect(joiner.step).toContainText('회원 선택');
});

test('words of another shape are not heard', async ({ page, joiner, baseURL }) => {
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  const others = [null, 'verification', {}, { ...forged, type: 'other' }, { ...forged, identity: undefined }];
  await popup.evaluate((messages) => messages.forEach((message) => window.opener.postMessage(message, '*')), others);
  await expect.poll(() => heard(page)).toEqual(others.map(() => baseURL));
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
});

/** The provider's window, and what its return page would say of somebody else, with the very number that is waited for. */
async function opened(page: Page): Promise<{ popup: Page; forged: VerificationMessage }> {
  const answered = page.waitForResponse(`**${niceCheck.path}`);
  const popup = await openProvider(page);
  const { data } = success(niceCheck.result).parse(await (await answered).json());
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
  const { requestNumber } = data;
  const person = { name: '가짜', birthdate: '19900101', gender: '1', nationalinfo: '0', mobileno: '01099998888' } as const;
  return { popup, forged: { type: 'verification', success: true, message: '정상 처리되었습니다.', identity: { ...person, requestNumber, authType: 'NICE', ci: 'forged', di: 'forged' } } };
}

async function frameIn(page: Page, sandbox?: string): Promise<Frame> {
  const attached = page.waitForEvent('frameattached');
  await page.evaluate((limits) => {
    const frame = document.createElement('iframe');
    if (limits !== undefined) frame.setAttribute('sandbox', limits);
    document.body.append(frame);
  }, sandbox);
  return attached;
}

/** From now on, where each message came from; the site has seen it before it is noted. */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    window.addEventListener('message', ({ origin }) => window.heard.push(origin));
  });

const heard = (page: Page) => page.evaluate(() => window.heard);

declare global {
  interface Window {
    /** Put there by the test. */
    heard: string[];
  }
}

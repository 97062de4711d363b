import type { Frame, Page } from 'playwright/test';
import type { VerificationMessage } from '#contract/account/verification.ts';
import { unknownPerson } from './lib/joiner.ts';
import { verifiedReturn } from './lib/new-member.ts';
import { identify, openProvider } from './lib/provider.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a valid message from a foreign frame, another origin or the page itself verifies no one', async ({
  page,
  joiner,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(unknownPerson);
  const somebody = newPerson();
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  await (await frameIn(page)).evaluate((message) => window.parent.postMessage(message, '*'), forged);
  await (await frameIn(page, 'allow-scripts')).evaluate((message) => window.parent.postMessage(message, '*'), forged);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  await expect.poll(() => received(page)).toEqual([baseURL, 'null', baseURL]);
  await popup.close();
  await identify(page, somebody);
  await expect(page.getByRole('definition').first()).toHaveText(somebody.name);
});

test('a valid message from the right window, but from another origin, verifies no one', async ({
  page,
  context,
  joiner,
}) => {
  await context.route('http://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }),
  );
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  await popup.evaluate(() => window.location.assign('http://evil.test/'));
  await expect(popup).toHaveTitle('evil');
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await expect.poll(() => received(page)).toEqual(['http://evil.test']);
  await expect(joiner.step).toContainText('본인확인');
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
});

test('a result of another request, from the right window, verifies no one', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*nice\/success/);
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await expect(person.alert).toHaveAccessibleDescription('잘못된 요청입니다. 처음부터 다시 진행해주세요.');
  await expect(joiner.step).toContainText('본인확인');
});

test('a result of another person cannot be redeemed, and is still valid for them', async ({
  page,
  person,
  joiner,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*nice\/success/);
  const member = newPerson();
  const theirs = await verifiedReturn(request, member);
  await joiner.toVerification();
  const { popup } = await opened(page);
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), {
    type: 'verification',
    returned: theirs.redemption.returned,
  });
  await expect(person.alert).toHaveAccessibleDescription('잘못된 요청입니다. 처음부터 다시 진행해주세요.');
  expect((await theirs.redeem()).name).toBe(member.name);
});

test('malformed messages are ignored', async ({ page, joiner, baseURL }) => {
  await joiner.toCompanyVerification();
  const { popup, forged } = await opened(page);
  await listen(page);
  const others = [
    null,
    'verification',
    {},
    { ...forged, type: 'other' },
    { ...forged, returned: undefined },
    { ...forged, returned: { handle: 1 } },
  ];
  await popup.evaluate((messages) => messages.forEach((message) => window.opener.postMessage(message, '*')), others);
  await expect.poll(() => received(page)).toEqual(others.map(() => baseURL));
  await expect(page.getByRole('button', { name: /^휴대폰 본인확인/ })).toHaveAttribute('aria-busy', 'true');
});

/** Opens the provider's pop-up, and returns the message of its return page with a forged result. */
async function opened(page: Page): Promise<{ popup: Page; forged: VerificationMessage }> {
  const popup = await openProvider(page);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
  return { popup, forged: { type: 'verification', returned: { handle: 'forged' } } };
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

/** Records the origin of each message from now on; the site receives it first. */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.received = [];
    window.addEventListener('message', ({ origin }) => window.received.push(origin));
  });

const received = (page: Page) => page.evaluate(() => window.received);

declare global {
  interface Window {
    /** Set by the test. */
    received: string[];
  }
}

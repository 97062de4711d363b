import type { Page } from 'playwright/test';
import { verificationChannel, verificationLimits } from '#contract/account/verification.ts';
import { paths } from '#contract/site/site-paths.ts';
import { noCorporation } from '#machines/corporation.ts';
import type { ReturnTarget } from '#machines/verification-return.machine.ts';
import { flow } from './flow.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';

describeBrowserPaths(flow, onReturnPage);

const requestNumber = 'request-1';

async function onReturnPage({
  page,
  person,
  expectConsoleError,
  input: { target },
}: BrowserStage<{ target: ReturnTarget }>): Promise<Gestures> {
  await page.clock.install();
  // Browsers do not close a window that no script has opened, and some complain.
  await page.addInitScript(() => (window.close = () => undefined));
  await prepare[target](page);
  await openInspected(page, paths.phoneReturn);
  // The page that the tab returns to redeems a result that no provider has made.
  if (target === 'sameTab') {
    expectConsoleError(/status of 400/);
    await expect(person.alert).toBeVisible();
  }
  return {
    'answer.confirmed': () =>
      page.evaluate((name) => {
        const channel = new BroadcastChannel(name);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
        channel.postMessage({ type: 'verification-heard' });
      }, verificationChannel(requestNumber)),
    'alert.dismissed': () => person.dismiss(),
    'xstate.after.confirmTimeout.verificationReturn.delivering.waiting': () =>
      page.clock.runFor(verificationLimits.confirmMs),
  };
}

const prepare: Readonly<Record<ReturnTarget, (page: Page) => Promise<unknown>>> = {
  opener: (page) => page.addInitScript(() => Object.defineProperty(window, 'opener', { value: window })),
  sameTab: (page) =>
    storeRedirect(page, paths.findId, {
      stored: { userType: 'PERSONAL', corporation: noCorporation },
      redemption: null,
    }),
  channel: (page) =>
    page.addInitScript(
      (number) =>
        window.location.protocol.startsWith('http') && window.sessionStorage.setItem('verification-window', number),
      requestNumber,
    ),
  // As in a tab that was opened with this page: going back any further would end the inspection.
  none: (page) => page.addInitScript(() => Object.defineProperty(window.history, 'length', { value: 1 })),
};

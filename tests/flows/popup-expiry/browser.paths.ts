import type { InputFrom } from 'xstate';
import { popups } from '#contract/site/frame.ts';
import { hideDurationMs } from '#contract/site/frame-limits.ts';
import type { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { clientRendered } from '#tests/e2e/lib/client-rendered.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

type Input = InputFrom<typeof popupExpiryMachine>;

const choice = (name: string) => ({ name, exact: true });

describeBrowserPaths(flow, atHome);

/**
 * Shows one popup and no banner, so that there is one machine. An earlier choice of the user is stored in the browser
 * before the page loads.
 */
async function atHome({ page, input: { hiddenUntil, isClosed, now } }: BrowserStage<Input>): Promise<Gestures> {
  await page.context().route(`**${popups.path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: body.data.slice(0, 1) } });
  });
  await clientRendered(page, '**/?inspect');
  await page.clock.setFixedTime(now);
  await page.addInitScript(remember, { hiddenUntil, isClosed, bannerUntil: now + hideDurationMs / 2 });
  await openInspected(page, '/');
  const news = page.getByRole('complementary', { name: '새 소식' });
  return {
    'popup.closed': () => news.getByRole('button', choice('닫기')).click(),
    'popup.hidden': () => news.getByRole('button', choice('오늘 하루 보지 않기')).click(),
    async 'popup.hiddenElsewhere'() {
      const other = await page.context().newPage();
      await other.goto('/');
      await other
        .getByRole('complementary', { name: '새 소식' })
        .getByRole('button', choice('오늘 하루 보지 않기'))
        .click();
      await other.close();
    },
  };
}

/** Runs in the page, and in the blank page before it, which has no storage. */
function remember({
  hiddenUntil,
  isClosed,
  bannerUntil,
}: {
  hiddenUntil: number | null;
  isClosed: boolean;
  bannerUntil: number;
}): void {
  if (window.origin === 'null') return;
  localStorage.setItem('popup:top-banner', String(bannerUntil));
  if (hiddenUntil !== null) localStorage.setItem('popup:1', String(hiddenUntil));
  if (isClosed) sessionStorage.setItem('popup:1', 'closed');
}

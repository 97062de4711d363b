import type { InputFrom } from 'xstate';
import { typingPauseMs } from '#contract/site/frame-limits.ts';
import { searchSite } from '#contract/site/search.ts';
import { paths } from '#contract/site/site-paths.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { goBackTo } from '../browser/go-back-to.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';

describeBrowserPaths(flow, inSearch);

/** Starts with the hits that the server has rendered, unless the path comes back to a query from another page. */
async function inSearch({
  page,
  expectConsoleError,
  input: { query: first, found },
}: BrowserStage<InputFrom<typeof flow.onMachine.machine>>): Promise<Gestures> {
  const searching = await heldCalls(page, `**${searchSite.path}?*`, expectConsoleError);
  const urlOf = (query: unknown) => `${paths.search}${query === '' ? '' : `?q=${encodeURIComponent(String(query))}`}`;
  await page.clock.install();
  if (first !== '' && found === null) {
    await openInspected(page, paths.faq);
    await goBackTo(page, urlOf(first));
  } else {
    await openInspected(page, paths.search, first === '' ? '' : `&q=${encodeURIComponent(first)}`);
  }
  const form = page.getByRole('search', { name: '누리집 검색' });
  const field = form.getByLabel('검색어');
  await expect(field).toHaveValue(first);
  return {
    async 'query.changed'({ query }) {
      await stopClock(page);
      await field.fill(String(query));
    },
    'query.submitted': () => field.press('Enter'),
    'query.restored': ({ query }) => goBackTo(page, urlOf(query)),
    'search.retried': () => page.getByRole('button', { name: '다시 검색' }).click(),
    'xstate.after.typingPause.siteSearch.waiting': () => page.clock.runFor(typingPauseMs),
    'xstate.done.actor.search': () => searching.pass(),
    async 'xstate.error.actor.search'() {
      expectConsoleError(/Site search: /);
      await searching.answer(unreadable);
    },
  };
}

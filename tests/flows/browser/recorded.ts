import { expect, type Page } from 'playwright/test';
import type { Recording } from '#tools/flows/inspect/scenario.ts';

type Recorded = Recording['steps'][number];
export type Taken = { state: string | undefined; taken: string[] };

/** Opens a URL with a recording; resolves once the recording has started. Removes the recorder's panel, which would cover the buttons. */
export async function openRecorded(page: Page, path: string, search = ''): Promise<void> {
  await removePanel(page);
  await openWithPanel(page, path, search);
}

/** Reloads the page with a recording: unlike opening it, this keeps the entries ahead in the browser's history. */
export async function reloadRecorded(page: Page): Promise<void> {
  await removePanel(page);
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?record'));
  await page.reload();
}

/** Removes the recorder's panel each time it is in the way. */
const removePanel = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('complementary', { name: '여정 기록' }), (panel) => panel.evaluate(({ style }) => void (style.display = 'none')), { noWaitAfter: true });

/** Removes the recorder's panel until the next load. */
export const hidePanel = (page: Page): Promise<void> =>
  page.getByRole('complementary', { name: '여정 기록' }).evaluateAll((panels) => panels.forEach((panel) => panel instanceof HTMLElement && (panel.style.display = 'none')));

/** Does the same without removing the panel. */
export async function openWithPanel(page: Page, path: string, search = ''): Promise<void> {
  await page.goto(`${path}?record${search}`);
  await expect.poll(() => page.evaluate(() => window.__flows !== undefined), 'the recorder begins').toBe(true);
}

/** Returns the steps that the page has recorded so far; none while nothing is recorded. */
export const stepsOf = async (page: Page): Promise<Recorded[]> => (await page.evaluate(() => window.__flows?.steps())) ?? [];

/**
 * Returns a machine's recorded state and the transitions of its steps from `since` on. Snapshots of child machines count only if they are the event
 * of the path, since the pure step does not produce any.
 */
export async function recordedOf(page: Page, machine: string, since: number, event: string): Promise<Taken & { count: number }> {
  const steps = await stepsOf(page);
  const ownSteps = steps.filter((step) => step.machine === machine && (!step.event.startsWith('xstate.snapshot.') || step.event === event));
  return { state: ownSteps.at(-1)?.to, taken: ownSteps.slice(since).flatMap(({ transitions }) => transitions), count: ownSteps.length };
}

declare global {
  interface Window {
    /** Set by the site while it records. */
    __flows?: { steps: () => Recording['steps'] };
  }
}

import type { Page } from 'playwright/test';
import type { Step } from '#tools/flows/inspect/step.ts';

export type Taken = { state: string | undefined; taken: string[] };

/** Opens a URL and inspects its flows; resolves once the inspection has started. */
export async function openInspected(page: Page, path: string, search = ''): Promise<void> {
  await page.goto(`${path}?inspect${search}`);
  await page.waitForFunction(() => window.__flows !== undefined);
}

/**
 * Reloads the page and inspects its flows: unlike opening it, this keeps the entries ahead in the browser's history.
 */
export async function reloadInspected(page: Page): Promise<void> {
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?inspect'));
  await page.reload();
}

/** Returns the steps of the tab so far; none while nothing is inspected. */
export const stepsOf = async (page: Page): Promise<Step[]> =>
  (await page.evaluate(() => window.__flows?.steps())) ?? [];

/**
 * Returns a machine's state and the transitions of its steps from `since` on. Snapshots of child machines count only if
 * they are the event of the path, since the pure step does not produce any.
 */
export async function inspectedOf(
  page: Page,
  machine: string,
  since: number,
  event: string,
): Promise<Taken & { count: number }> {
  return page.evaluate(
    ([ofMachine, from, expected]) => {
      const ownSteps = (window.__flows?.steps() ?? []).filter(
        (step) => step.machine === ofMachine && (!step.event.startsWith('xstate.snapshot.') || step.event === expected),
      );
      return {
        state: ownSteps.at(-1)?.to,
        taken: ownSteps.slice(from).flatMap(({ transitions }) => transitions),
        count: ownSteps.length,
      };
    },
    [machine, since, event] as const,
  );
}

import type { Page } from 'playwright/test';
import type { Source } from '#tools/flows/paths/path-record.ts';

const noted = new WeakMap<Page, Source>();

/**
 * Notes how a call of the page is answered. An invented answer in a step makes its source invented, whatever else the
 * server answers.
 */
export const noteSource = (page: Page, source: Source): void =>
  void noted.set(page, noted.get(page) === 'invented' ? 'invented' : source);

/** Returns how the calls since the last step were answered, or null if none was, and starts the next step. */
export function takeSource(page: Page): Source | null {
  const source = noted.get(page) ?? null;
  noted.delete(page);
  return source;
}

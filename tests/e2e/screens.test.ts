import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { cutTexts } from './lib/cut-texts.ts';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

for (const [name, show] of Object.entries(screens)) {
  test(`${name} fits at 320 px and with text twice as large, and axe finds nothing on either layout`, async ({ page, person, joiner, expectComplaint }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show({ page, person, joiner, expectComplaint });
    await page.evaluate(axe.source);
    const desktop = await violationsOn(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => cutTexts(page)).toEqual([]);
    expect({ desktop, mobile: await violationsOn(page) }).toEqual({ desktop: [], mobile: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });
}

/** Each broken rule with the elements that break it. */
async function violationsOn(page: Page): Promise<string[]> {
  // What a screen reader was told a moment ago may name a button that is gone by now.
  const { violations } = await page.evaluate(() => window.axe.run({ exclude: ['[data-live-announcer]'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

declare global {
  interface Window {
    /** Put there by the test. */
    axe: typeof axe;
  }
}

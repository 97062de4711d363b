import { offlineMessages } from '#contract/site/offline-messages.ts';
import { clubPath, paths } from '#contract/site/site-paths.ts';
import { obscuredStops } from './lib/obscured.ts';
import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

const visitorsPages = [paths.home, clubPath('oakhills', 'course')];
const alsoOnPhones = [paths.notices, paths.join];
const membersPages = [paths.myPage];

for (const width of [360, 1000, 1280]) {
  test(`at ${width} px no element that Tab or Shift+Tab focuses is hidden behind a layer over the page`, async ({
    page,
    person,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    const obscured: Record<string, string[]> = {};
    const tabThrough = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      // From here on, sections below the fold have their final height.
      await expect(page.locator('html')).toHaveAttribute('data-settled');
      if (path === paths.home) await expect(popupsOn(page).first()).toBeVisible();
      const found = [...(await obscuredStops(page, 'Tab')), ...(await obscuredStops(page, 'Shift+Tab'))];
      if (found.length > 0) obscured[path] = found;
    };
    for (const path of [...visitorsPages, ...(width === 360 ? alsoOnPhones : [])]) await tabThrough(path);
    await person.arriveAs('member01');
    for (const path of membersPages) await tabThrough(path);
    expect(obscured).toEqual({});
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 655 } });

  test('no link of the open menu is hidden behind its reservation bar', async ({ page }) => {
    await page.goto(paths.notFound);
    await page.getByRole('button', { name: '메뉴' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect([await obscuredStops(page, 'Tab'), await obscuredStops(page, 'Shift+Tab')]).toEqual([[], []]);
  });

  test('nothing is hidden behind the bar that reports a lost connection', async ({ page }) => {
    // The page asks for it from time to time, to find out whether the connection is back.
    await page.route('/healthz', () => {});
    await page.goto(paths.notices);
    const bar = page.getByRole('status').getByText(offlineMessages.disconnected);
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(bar).toBeVisible({ timeout: 500 });
    }).toPass();
    expect([await obscuredStops(page, 'Tab'), await obscuredStops(page, 'Shift+Tab')]).toEqual([[], []]);
    await expect(bar).toBeVisible();
  });
});

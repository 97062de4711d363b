import { paths } from '#contract/site/site-paths.ts';
import { apiRequestsOf, expectedApiRequests } from './lib/api-requests.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { fixedInPrint } from './lib/fixed-in-print.ts';
import { expectHits } from './lib/hit.ts';
import { enlargeText, enlargeTextOnPhone } from './lib/large-text.ts';
import { movedOn, shiftedOn } from './lib/layout-shift.ts';
import { openOnPhone } from './lib/open-on-phone.ts';
import { closePopups } from './lib/popups.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

const onDesktop = { width: 1280, height: 800 };

// Shows scroll bars that take space, as on most desktops: Playwright hides them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

for (const path of publicPages.filter(isFirstOfItsKind)) {
  test(`${path} has its content at every width and in large text without cutting any, makes no API request at its first view except for overlays, has no layout shift, is clickable where it is visible and printed without fixed elements; axe finds nothing on either layout`, async ({
    page,
  }) => {
    await openOnPhone(page, path);
    await addAxe(page);
    await expect.poll(() => violationsOn(page), 'what axe finds on the mobile layout').toEqual([]);
    await page.setViewportSize(onDesktop);
    // A late request of this view would be counted as one of the next.
    const requests = apiRequestsOf(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By then every part of the page is hydrated, and has made the requests that it makes.
    await addAxe(page);
    await expect.poll(() => violationsOn(page), 'what axe finds on the desktop layout').toEqual([]);
    expect.soft(await shiftedOn(page), `at 1280 px ${await movedOn(page)}`).toBeLessThan(0.02);
    for (const width of [1920, 820, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
    }
    await expect.poll(() => requests.toSorted()).toEqual(expectedApiRequests(path));
    await page.setViewportSize(onDesktop);
    if (path === paths.home) await closePopups(page);
    await expectHits(page);
    expect.soft(await fixedInPrint(page), 'fixed on paper').toEqual([]);
    await page.setViewportSize(onDesktop);
    await enlargeText(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
    await enlargeTextOnPhone(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large at 360 px').toEqual([]);
  });
}

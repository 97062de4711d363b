import { movedOn, shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { expect, test } from './lib/test.ts';

for (const path of ['/', '/oakvalley/course', '/specialoffer']) {
  test(`${path} is laid out completely once idle and unscrolled, as for a full-page screenshot, and nothing visible shifts`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(path);
    const skipped = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) => getComputedStyle(element).contentVisibility !== 'visible',
          ).length,
      );
    await expect.poll(skipped).toBe(0);
    expect(await shiftedOn(page), await movedOn(page)).toBeLessThan(0.02);
  });
}

import { movedOn, shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { expect, test } from './lib/test.ts';

test('long pages are laid out completely once idle and unscrolled, as for a full-page screenshot, and nothing visible shifts', async ({
  page,
}) => {
  await watchShifts(page);
  for (const path of ['/', '/oakvalley/course', '/specialoffer']) {
    await page.goto(path);
    const skipped = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) => getComputedStyle(element).contentVisibility !== 'visible',
          ).length,
      );
    await expect.poll(skipped, path).toBe(0);
    expect(await shiftedOn(page), `${path} ${await movedOn(page)}`).toBeLessThan(0.02);
  }
});

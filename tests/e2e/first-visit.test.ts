import { paths } from '#contract/site-paths.ts';
import { firstVisit } from './lib/first-visit.ts';
import { expect, test } from './lib/test.ts';

const phone = { width: 360, height: 740 };
const tablet = { width: 820, height: 1_180 };
const laptop = { width: 1_280, height: 800 };
const wide = { width: 1_920, height: 1_080 };

for (const path of [paths.home, '/oakhills/course', '/oakvalley/facilities', paths.login]) {
  test(`${path} keeps its place on a first visit with a tablet, a laptop and on a wide screen`, async ({ browser }) => {
    for (const screen of [tablet, laptop, wide]) expect.soft(await firstVisit(browser, path, screen), `at ${screen.width} px`).toBeLessThan(0.02);
  });

  test(`${path} keeps its place on a first visit over a slow line, where its letters come after its first words`, async ({ browser }) => {
    test.slow();
    for (const screen of [phone, laptop]) expect.soft(await firstVisit(browser, path, screen, slowLine), `at ${screen.width} px`).toBeLessThan(0.02);
  });
}

/** As Chrome's "slow 4G". */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

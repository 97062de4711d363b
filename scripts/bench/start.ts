import { execFileSync } from 'node:child_process';
import { chromium, type Page } from 'playwright/test';
import { messages } from '#contract/shared/messages.ts';
import { clubCoursePath, paths } from '#contract/site/site-paths.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { firstLoad, type FirstLoad, responseTime } from './first-load.ts';
import { withHarness } from './harness.ts';
import type { Row } from './row.ts';
import { median } from './interleaved.ts';

const menu = { name: 'the menu', button: (page: Page) => page.getByRole('button', { name: '전체 메뉴' }).first(), effect: (page: Page) => page.getByRole('dialog', { name: '전체 메뉴' }) };
const login = { name: 'the login button', button: (page: Page) => page.getByRole('main').getByRole('button', { name: '로그인', exact: true }), effect: (page: Page) => page.getByText(messages.serviceIdRequired).first() };

const measured = {
  home: { path: paths.home, press: menu },
  course: { path: clubCoursePath('oakvalley'), press: menu },
  notices: { path: paths.notices, press: menu },
  login: { path: paths.login, press: login },
};
/** A click may take 5 % longer to respond than in the other working tree. */
const limit = { atMost: 1.05 };

type Visited = { readonly load: FirstLoad; readonly respondedMs: number };

/**
 * First loads on Lighthouse's mobile network, alternating with those of another working tree (`--before ../clone`, built first if it is
 * outdated); medians.
 */
export const start = withHarness(async function* measure(harness, { isShort, before }) {
  const rounds = isShort ? 1 : 7;
  if (before) execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], { cwd: before, stdio: 'inherit' });
  const urls = [(await harness.server()).url, ...(before ? [(await harness.server({}, before)).url] : [])];
  const browser = harness.closeAtEnd(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }));
  for (const [name, { path, press }] of Object.entries(measured)) {
    const visits = urls.map((): Visited[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, url] of urls.entries()) visits[side]?.push({ load: await firstLoad(browser, url + path), respondedMs: await responseTime(browser, url + path, press) });
    }
    const row = (what: string, unit: string, of: (visit: Visited) => number): Row => {
      const [ours = 0, against] = visits.map((side) => median(side.map(of)));
      return { what: `${name}, ${what}`, unit, ours, ...(against !== undefined && { against }) };
    };
    yield row('LCP', 'ms', ({ load }) => load.LCP);
    yield row('FCP', 'ms', ({ load }) => load.FCP);
    yield row('longest task after load', 'ms', ({ load }) => load.longestTask);
    yield { ...row(`press on ${press.name} answered`, 'ms', ({ respondedMs }) => respondedMs), ...(before && { limit }) };
    yield row('CLS', '', ({ load }) => load.CLS);
    yield row('first load', 'kB', ({ load }) => load.bytes / 1_000);
  }
});

import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright/test';
import { messages } from '#contract/shared/messages.ts';
import { clubCoursePath, paths } from '#contract/site/site-paths.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { answerTo, firstLoad, type Answer, type FirstLoad, type Press } from '#tools/bench/first-load.ts';
import { answerId, serveFloor } from './floor.ts';
import { withHarness } from './harness.ts';
import type { Row } from '#tools/bench/row.ts';
import { median } from '#tools/bench/interleaved.ts';

const menu: Press = {
  name: 'the menu',
  button: (page) => page.getByRole('button', { name: '전체 메뉴' }).first(),
  // Before hydration the menu of the HTML opens.
  effect: (page) =>
    page
      .getByRole('dialog', { name: '전체 메뉴' })
      .or(page.getByRole('navigation', { name: '전체 메뉴' }))
      .first(),
};
const login: Press = {
  name: 'the login button',
  button: (page) => page.getByRole('main').getByRole('button', { name: '로그인', exact: true }),
  effect: (page) => page.getByText(messages.serviceIdRequired).first(),
};
const hole: Press = {
  name: 'a hole',
  button: (page) => page.getByRole('button', { name: /1번 홀 크게 보기$/ }).first(),
  effect: (page) => page.getByRole('dialog'),
};
const category: Press = {
  name: 'a category',
  button: (page) => page.getByRole('button', { name: '이벤트', exact: true }),
  effect: (page) => page.locator('[aria-pressed="true"]', { hasText: '이벤트' }),
};
const kind: Press = {
  name: 'a kind of member',
  button: (page) => page.getByRole('button', { name: '개인(분양)회원' }),
  effect: (page) => page.locator('[aria-current="step"]:not(li:first-child)').first(),
};

const measured: Readonly<Record<string, { readonly path: string; readonly presses: readonly Press[] }>> = {
  home: { path: paths.home, presses: [menu] },
  course: { path: clubCoursePath('oakvalley'), presses: [menu, hole] },
  notices: { path: paths.notices, presses: [menu, category] },
  offers: { path: paths.specialOffers, presses: [menu] },
  login: { path: paths.login, presses: [login] },
  'sign-up': { path: paths.join, presses: [kind] },
};
/** How much longer than on the floor a press may take. */
const limit = { atMost: 1.25 };

type Visited = { readonly load: FirstLoad; readonly answers: readonly Answer[] };

/**
 * First loads on Lighthouse's mobile network, alternating with those of another working tree (`--before ../clone`, built
 * first if it is outdated): medians. A press is compared with one on the floor, which React and the frame's script set.
 */
export const start = withHarness(async function* measure(harness, { isShort, before }) {
  const rounds = isShort ? 1 : 7;
  if (before)
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], { cwd: before, stdio: 'inherit' });
  const urls = [(await harness.server()).url, ...(before ? [(await harness.server({}, before)).url] : [])];
  const floor = harness.closeAtEnd(await serveFloor(urls[0] ?? ''));
  const browser = harness.closeAtEnd(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }));
  for (const [name, { path, presses }] of Object.entries(measured)) {
    const visits = urls.map((): Visited[] => []);
    const floors: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, url] of urls.entries()) {
        const answers: Answer[] = [];
        for (const press of presses) answers.push(await answerTo(browser, url + path, press));
        visits[side]?.push({ load: await firstLoad(browser, url + path), answers });
      }
      const [press] = presses;
      if (press) floors.push((await answerTo(browser, floor.url + path, { ...press, effect: answered })).ms);
    }
    const row = (what: string, unit: string, of: (visit: Visited) => number): Row => {
      const [ours = 0, against] = visits.map((side) => median(side.map(of)));
      return { what: `${name}, ${what}`, unit, ours, ...(against !== undefined && { against }) };
    };
    for (const [index, { name: pressed }] of presses.entries()) {
      const [ours = 0, earlier] = visits.map((side) => median(side.map(({ answers }) => answers[index]?.ms ?? 0)));
      yield {
        what: `${name}, press on ${pressed}, to the floor`,
        unit: 'ms',
        ours,
        against: median(floors),
        limit,
        ...(earlier !== undefined && { note: `before ${earlier.toFixed(0)} ms` }),
      };
      yield row(`scripts requested until then`, '', ({ answers }) => answers[index]?.scripts ?? 0);
    }
    yield row('LCP', 'ms', ({ load }) => load.LCP);
    yield row('FCP', 'ms', ({ load }) => load.FCP);
    yield row('longest task after load', 'ms', ({ load }) => load.longestTask);
    yield row('CLS', '', ({ load }) => load.CLS);
    yield row('first load', 'kB', ({ load }) => load.bytes / 1_000);
    yield row('requests', '', ({ load }) => load.requests);
    yield row('scripts', '', ({ load }) => load.scripts);
  }
});

const answered: Press['effect'] = (page) => page.locator(`#${answerId}`);

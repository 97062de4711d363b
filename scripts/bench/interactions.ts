import { chromium } from 'playwright/test';
import { messages } from '#contract/shared/messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { joinerAt } from '#tests/e2e/lib/joiner.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { longestInteraction, type Interaction, type Touched } from '#tools/bench/interactions.ts';
import { median } from '#tools/bench/interleaved.ts';
import { withHarness } from './harness.ts';

type Journey = { readonly name: string; readonly path: string; readonly use: (touched: Touched) => Promise<void> };

const journeys: readonly Journey[] = [
  {
    name: 'login',
    path: paths.login,
    async use({ page, tap }) {
      const main = page.getByRole('main');
      const submit = main.getByRole('button', { name: '로그인', exact: true });
      await tap(submit);
      await page.getByText(messages.serviceIdRequired).first().waitFor();
      await main.getByLabel('아이디', { exact: true }).pressSequentially('member99');
      await main.getByLabel('비밀번호', { exact: true }).pressSequentially('Wrong-word-1');
      await tap(submit);
      await tap(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'filter of notices',
    path: paths.notices,
    async use({ page, tap }) {
      await tap(page.getByRole('button', { name: '이벤트', exact: true }));
      await page.locator('[aria-pressed="true"]', { hasText: '이벤트' }).waitFor();
      await tap(page.getByRole('button', { name: '전체', exact: true }));
      await page.getByRole('textbox', { name: '검색어' }).pressSequentially('안내');
      await page.keyboard.press('Enter');
      await page.waitForURL(/query=/);
    },
  },
  {
    name: 'menu',
    path: paths.home,
    async use({ page, tap }) {
      await tap(page.getByRole('button', { name: '전체 메뉴' }).first());
      await page.getByRole('dialog', { name: '전체 메뉴' }).waitFor();
      await tap(page.getByRole('dialog').getByRole('button', { name: '닫기' }));
      await page.getByRole('dialog', { name: '전체 메뉴' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'steps of the sign-up',
    path: paths.join,
    async use({ page, tap }) {
      const joiner = joinerAt(page, () => undefined);
      await tap(page.getByRole('button', { name: '법인회원' }));
      await tap(page.getByText('모든 약관에 동의합니다'));
      await tap(joiner.next);
      await joiner.companyName.pressSequentially('솔바람물산');
      await joiner.box(1).pressSequentially('913');
      await page.keyboard.type('8104278');
      await tap(joiner.next);
      await page.getByRole('heading', { name: /본인/ }).first().waitFor();
    },
  },
];

/** The bound of web.dev for a good INP. */
const goodMs = 200;

/** The INP of journeys on a mid-tier phone, a CPU four times slower than this one: medians. */
export const interactions = withHarness(async function* measure(harness, { isShort }) {
  const { url } = await harness.server();
  const browser = harness.closeAtEnd(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }));
  for (const { name, path, use } of journeys) {
    const longest: Interaction[] = [];
    for (let round = 0; round < (isShort ? 1 : 7); round += 1)
      longest.push(await longestInteraction(browser, url + path, use));
    const ours = median(longest.map(({ ms }) => ms));
    yield {
      what: `${name}, INP`,
      unit: 'ms',
      ours,
      limit: { atMost: goodMs },
      note: longest.find(({ ms }) => ms === ours)?.target ?? '',
    };
  }
});

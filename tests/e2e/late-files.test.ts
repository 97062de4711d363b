import { paths } from '#contract/site/site-paths.ts';
import { everyEngine, notChromium } from '#tools/browsers/names.ts';
import {
  disturbedTogether,
  eachOf,
  loadDisturbed,
  loadUndisturbed,
  timeoutMs,
  type Fault,
  type Subject,
} from './lib/late-files.ts';
import { personAt, tokenOf } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

/** A page, and the member whose page it is. */
type MemberPage = Subject & { member?: string };

const rendered: MemberPage = {
  path: paths.login,
  async use(page) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root:not([data-ssr])')).toBeAttached();
    await personAt(page).submit.click();
    await expect(personAt(page).serviceId).toHaveAccessibleDescription('아이디를 입력해주세요');
  },
};

const clientRendered: MemberPage = {
  member: 'member01',
  path: paths.myPage,
  async use(page) {
    const { menu } = personAt(page);
    const retry = page.getByRole('button', { name: '다시 시도' });
    const heading = page.getByRole('heading', { level: 1, name: '마이페이지' });
    // Six pages are loaded at a time. A route whose chunk has failed shows its error page, which may appear after the
    // menu.
    await expect(heading.or(retry)).toBeVisible({ timeout: timeoutMs });
    if (await retry.isVisible()) await retry.click();
    await expect(heading).toBeVisible({ timeout: timeoutMs });
    await menu.click();
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};

// The order of early and late files is the same after 0.4 s and after 4 s: the longer delay runs in the fastest engine
// only.
const faults: (Fault & { tags?: string[]; isOnlyRendered?: boolean })[] = [
  { name: 'late by 0.4 s', delayMs: 400, tags: [everyEngine, notChromium], isOnlyRendered: true },
  { name: 'late by 4 s', delayMs: 4_000 },
  { name: 'refused the first time', status: 503 },
];

for (const [kind, { member, ...page }] of Object.entries({ rendered, 'client-rendered': clientRendered })) {
  for (const fault of faults.filter(({ isOnlyRendered = false }) => kind === 'rendered' || !isOnlyRendered)) {
    test(
      `a ${kind} page is usable and styled, whichever of its files are ${fault.name}`,
      { tag: fault.tags ?? [] },
      async ({ browser, engine, request }) => {
        const subject = { ...page, ...(member && { token: await tokenOf(request, member) }) };
        test.setTimeout(6 * timeoutMs);
        const undisturbed = await loadUndisturbed(browser, subject);
        expect(undisturbed.look[0]).toMatch(/^body rgb\(34, 53, 43\)/);
        expect(undisturbed.files).toEqual(expect.arrayContaining([...undisturbed.entryFiles]));
        const wrong: Record<string, string[]> = {};
        const together = disturbedTogether(undisturbed, fault);
        // Pages that wait for late files need little of the processor. Firefox cannot always open a page while it
        // closes another one.
        const atATime = engine !== 'chromium' ? 1 : 'status' in fault ? 6 : together.length;
        // Loading a page waits for its files, for its heading, and for the heading again after a retry.
        test.setTimeout((1 + Math.ceil(together.length / atATime)) * 3 * timeoutMs);
        await eachOf(together, atATime, async (files) => {
          const found = await loadDisturbed({ browser, engine }, subject, undisturbed, files, fault);
          if (found.length > 0) wrong[files.join(' ')] = found;
        });
        expect(wrong).toEqual({});
      },
    );
  }
}

import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inaccessible } from '../axe.ts';
import { openBrowser } from '../chromium-page.ts';
import { fakeStorybook } from './lib/fake-storybook.ts';
import { serveBuild } from './lib/reviewed.ts';

/** A browser on a busy machine takes long. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const inForced = (style: string) =>
  `<style>@media (forced-colors: active) { p { forced-color-adjust: none; ${style} } }</style>`;

test('axe inspects every story in normal and in forced colours', async () => {
  const build = fakeStorybook({
    named: '<button>예약</button>',
    unnamed: '<button></button>',
    'pale-if-forced': `${inForced('color: #eee; background: #fff')}<p>로그인</p>`,
    'pale-unless-forced': '<style>p { color: #eee; background: #fff }</style><p>로그인</p>',
  });
  const source = await serveBuild(build);
  const found = await inaccessible({ browser, pictures: build }, source, () => undefined);
  source.close();
  expect(found).toEqual([
    'pale-if-forced in forced colours: color-contrast: <p>로그인</p>',
    'pale-unless-forced in normal colours: color-contrast: <p>로그인</p>',
    'unnamed in forced colours: button-name: <button></button>',
    'unnamed in normal colours: button-name: <button></button>',
  ]);
});

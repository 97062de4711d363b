import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { homeInfo } from '#contract/site/pages/home.ts';
import { paths } from '#contract/site/site-paths.ts';
import { brokenByBlocked } from './lib/blocked-files.ts';
import { chunk } from './lib/chunk.ts';
import { tokenOf } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test('the home page stays, whichever of its scripts a content blocker blocks for ever', async ({ browser }) => {
  test.setTimeout(120_000);
  expect(
    await brokenByBlocked(browser, { path: paths.home, heading: homeInfo.title }, ['react', 'site'].map(chunk)),
  ).toEqual({});
});

test('a page of members stays, or says that it could not be loaded, whichever of its scripts is blocked', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const own = ['MyPage', 'forms', 'content'].map(chunk);
  expect(
    await brokenByBlocked(
      browser,
      { path: paths.myPage, heading: '마이페이지', token: await tokenOf(request, 'member01') },
      own,
    ),
  ).toEqual({});
});

test('the names of scripts say nothing that a content blocker knows', () => {
  const built = z
    .record(z.string(), z.object({ file: z.string(), name: z.optional(z.string()) }))
    .parse(JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')));
  const named = Object.values(built).flatMap(({ file, name = '' }) =>
    file.endsWith('.js') && file.startsWith(`assets/${name}-`) ? [name] : [],
  );
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(
    named.filter((name) => /^ads?$|advert|analytic|banner|cookie|pop|promo|shar|social|track/i.test(name)),
  ).toEqual([]);
});

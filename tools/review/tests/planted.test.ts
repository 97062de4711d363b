import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../chromium-page.ts';
import { render, type Work } from '../render.ts';
import { keyOf } from '../shot.ts';
import { fakeStorybook } from './lib/fake-storybook.ts';
import { reviewBuilds, serveBuild } from './lib/reviewed.ts';

/** A browser is slow on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const icon = (path: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="${path}"/></svg>`;
const button = (style: string, text = '로그인') =>
  `<button class="a" style="font: 16px sans-serif; ${style}">${text}</button>`;

/** Visible changes, each in its own story: before, and after. */
const planted: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'color-one-step': [button('background: #22352b'), button('background: #22352c')],
  'padding-2px': [button('padding: 12px 16px'), button('padding: 12px 18px')],
  'missing-error': [
    '<label>아이디 <input></label><p role="alert">아이디를 입력해주세요.</p>',
    '<label>아이디 <input></label>',
  ],
  'swapped-icon': [icon('M5 12h14'), icon('M12 5v14')],
  'untranslated-word': ['<h1>로그인</h1>', '<h1>Login</h1>'],
  'font-weight': [
    '<p style="font: 400 16px sans-serif">Golf 18</p>',
    '<p style="font: 600 16px sans-serif">Golf 18</p>',
  ],
  'border-radius': [button('border: 1px solid; border-radius: 4px'), button('border: 1px solid; border-radius: 6px')],
  'hidden-element': ['<p>약관</p><p>동의합니다</p>', '<p>약관</p><p style="visibility: hidden">동의합니다</p>'],
  'changed-order': ['<ul><li>Golf<li>Room</ul>', '<ul><li>Room<li>Golf</ul>'],
  'cropped-picture': [
    '<img src="images/course.png" width="120" height="80" alt="">',
    '<img src="images/course.png" width="120" height="80" alt="">',
  ],
};

/** Invisible changes. */
const invisible: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'class-name': [button(''), button('').replace('class="a"', 'class="b"')],
  'accessible-name': ['<p aria-label="전">글</p>', '<p aria-label="후">글</p>'],
  'same-picture-elsewhere': [
    '<img src="images/green.png" width="120" alt="">',
    '<img src="images/moved.png" width="120" alt="">',
  ],
  'without-a-box': ['<p>글</p><p hidden>전</p>', '<p>글</p><p hidden>후</p>'],
  'same-pixels': ['<p style="opacity: 1">글</p>', '<p style="opacity: 1; transform: translateX(0)">글</p>'],
  'nothing-at-all': ['<p>글</p>', '<p>글</p>'],
};

/** Returns a picture with a horizontal gradient, cropped at `left`. */
const picture = (left: number): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: 120 * 80 }, (_, at) => [left + (at % 120), 120, 80]).flat());
  return sharp(pixels, { raw: { width: 120, height: 80, channels: 3 } })
    .png()
    .toBuffer();
};

const side = (at: 0 | 1) =>
  Object.fromEntries(Object.entries({ ...planted, ...invisible }).map(([id, sides]) => [id, sides[at]]));

test('a review finds each of ten planted changes, and nothing else', async () => {
  const green = await picture(100);
  const files = { 'images/course.png': await picture(0), 'images/green.png': green };
  const movedFiles = { 'images/course.png': await picture(10), 'images/moved.png': green };
  const before = fakeStorybook(side(0), files, { viewport: 'laptop' });
  const after = fakeStorybook(side(1), movedFiles, { viewport: 'laptop' });
  const { changes, shots } = await reviewBuilds(browser, [before, after]);
  expect(changes.map(({ story, kind }) => [story.id, kind])).toEqual(Object.keys(planted).map((id) => [id, 'changed']));
  expect(shots.flatMap(({ defects }) => defects)).toEqual([]);
});

const image = '<img src="images/course.png" width="120" loading="lazy" alt="">';

/**
 * Renders the stories of a build three times, at all widths by default. Returns those that are not the same each time,
 * by story and mode.
 */
async function unstableIn(build: string, widths?: Work['widths']): Promise<string[]> {
  const { url, stories, normalizeUrls, close } = await serveBuild(build);
  const seen = new Map<string, Set<string>>();
  const work: Work = {
    url,
    normalizeUrls,
    stories: stories.map(({ id }) => id),
    withPictures: true,
    widths,
    done: (shots) => {
      for (const shot of shots)
        seen.set(
          keyOf(shot),
          (seen.get(keyOf(shot)) ?? new Set()).add(JSON.stringify([shot.picture, shot.fingerprint])),
        );
    },
  };
  for (let time = 0; time < 3; time += 1) await render({ browser, pictures: build }, [work]);
  close();
  return [...seen].flatMap(([key, results]) => (results.size > 1 ? [key] : []));
}

describe('a story rendered three times', () => {
  test('is byte-identical, whatever moves, is typed into or comes late', async () => {
    const build = fakeStorybook(
      {
        animation:
          '<style>@keyframes turn { to { rotate: 360deg } }</style><p style="animation: turn 2s infinite; width: 40px">글</p>',
        caret: '<input value="golf"><script>document.querySelector("input").focus()</script>',
        clock:
          '<p></p><script>document.querySelector("p").textContent = [Date.now(), Math.random(), crypto.randomUUID()].join(" ")</script>',
        countdown: '<p>3</p><script>setInterval(() => { document.querySelector("p").textContent -= 1 }, 1000)</script>',
        'late-text':
          '<p>loading</p><script>setTimeout(() => { document.querySelector("p").textContent = "loaded" }, 300)</script>',
        'late-picture': `<div style="height: 1500px"></div>${image}<p style="background: url(images/course.png); height: 80px"></p>`,
      },
      { 'images/course.png': await picture(0) },
    );
    expect(await unstableIn(build, ['1280'])).toEqual([]);
  });

  test('is not if it shows the time', async () => {
    const build = fakeStorybook({
      changing:
        '<p style="font: 20px monospace"></p><script>document.querySelector("p").textContent = performance.now().toFixed(3)</script>',
    });
    expect(await unstableIn(build)).toEqual(['360', '820', '1280', 'forced'].map((mode) => `changing ${mode}`));
  });
});

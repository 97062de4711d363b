import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser, openContext, openPage } from '../chromium-page.ts';
import { showStory } from '../page/show-story.ts';
import { takePicture } from '../picture.ts';
import { fakeStorybook } from './lib/fake-storybook.ts';
import { serveBuild } from './lib/reviewed.ts';

/** A browser on a busy machine takes long. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const link = '<a href="#" style="display: block; height: 100vh">링크</a>';

/** Opens a page that shows the only story of a Storybook. */
async function openStory(html: string, files: Readonly<Record<string, string>> = {}) {
  const build = fakeStorybook({ only: html });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content);
  const { url, close: stopServer } = await serveBuild(build);
  const context = await openContext(browser, url);
  const opened = await openPage(context, url);
  await opened.page.evaluate(showStory, 'only');
  await opened.idle();
  const close = async () => {
    await context.close();
    stopServer();
  };
  return { ...opened, build, close };
}

test('nothing is hovered, also after a story is rendered and resized', async () => {
  const { page, idle, close } = await openStory(
    `<style>body { margin: 0 }</style>${link}<script>document.addEventListener("pointerover", () => { document.title = "hovered" })</script>`,
  );
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.evaluate(showStory, 'only');
  await idle();
  expect(await page.evaluate(() => [document.title, document.querySelectorAll(':hover').length])).toEqual(['', 0]);
  await close();
});

test('a story is at rest once the modules that it imports are evaluated', async () => {
  const framesToEvaluate = 30;
  const { page, close } = await openStory('<p>막대</p><script>import("./controls.js")</script>', {
    'controls.js': `for (let frame = 0; frame < ${framesToEvaluate}; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve)); document.querySelector("p").append("와 단추");`,
  });
  expect(await page.evaluate(() => document.querySelector('p')?.textContent)).toBe('막대와 단추');
  await close();
});

test.each(['requestIdleCallback', 'setImmediate'])(
  'a story is at rest once the last of several %s has run',
  async (schedule) => {
    const { page, close } = await openStory(
      `<p>막대</p><script>let slices = 30; const next = () => { slices -= 1; if (slices > 0) ${schedule}(next); else document.querySelector("p").append("와 단추"); }; next();</script>`,
    );
    expect(await page.evaluate(() => document.querySelector('p')?.textContent)).toBe('막대와 단추');
    await close();
  },
);

test.each([
  [
    'the scroll back to the top',
    'addEventListener("scroll", () => setTimeout(() => { if (scrollY === 0) show("위") }, 500)); scrollTo(0, 500)',
  ],
  [
    'the end of its animations',
    'document.querySelector("p").animate({ opacity: [0, 1] }, 60_000).onfinish = () => setTimeout(show, 500, "위")',
  ],
])('a story is at rest after a change that follows %s', async (_, script) => {
  const { page, close } = await openStory(
    `<style>#storybook-root { min-height: 300vh }</style><p>아래</p><script>const show = (text) => { document.querySelector("p").textContent = text }; ${script}</script>`,
  );
  expect(await page.evaluate(() => document.querySelector('p')?.textContent)).toBe('위');
  await close();
});

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`;
const responsive = (sizes: string) => `<img src="small.svg" srcset="small.svg 100w, large.svg 800w" sizes="${sizes}">`;
const imageFiles = { 'small.svg': svg(100), 'large.svg': svg(800) };
/** Runs in the page. */
const shownSources = () => Array.from(document.images, ({ currentSrc }) => currentSrc.split('/').at(-1));

test('a responsive image shows the source for its width, also after a larger one was loaded', async () => {
  const { page, idle, close } = await openStory(responsive('(min-width: 600px) 800px, 100px'), imageFiles);
  const shown: unknown[] = [];
  for (const width of [820, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(showStory, 'only');
    await idle();
    shown.push(await page.evaluate(shownSources));
  }
  expect(shown).toEqual([['large.svg'], ['small.svg']]);
  await close();
});

test('a picture that reaches beyond the viewport loads no other sources of responsive images', async () => {
  const { page, session, build, close } = await openStory(
    `<style>#storybook-root { height: 2000px }</style>${responsive('800px')}${responsive('100px')}`,
    imageFiles,
  );
  const loads = await page.evaluateHandle(() => {
    const sources: (string | undefined)[] = [];
    for (const image of document.images)
      image.addEventListener('load', () => sources.push(image.currentSrc.split('/').at(-1)));
    return sources;
  });
  await takePicture(page, session, build, { width: 360, height: 2000 });
  expect([await loads.jsonValue(), await page.evaluate(shownSources)]).toEqual([[], ['large.svg', 'small.svg']]);
  await close();
});

test('the result of a finished animation is a style, without a layer of its own', async () => {
  const { page, close } = await openStory(
    '<style>@keyframes drift { to { transform: scale(1.25) } } p { animation: drift 8s both }</style><p>그림</p>',
  );
  const found = await page.evaluate(() => [
    document.getAnimations().length,
    getComputedStyle(document.querySelector('p') ?? document.body).transform,
  ]);
  expect(found).toEqual([0, 'matrix(1.25, 0, 0, 1.25, 0, 0)']);
  await close();
});

/** Chromium blinks twice a second; so many frames are more than that. */
const framesBetween = 12;
const pictures = 6;

test.each(['none', 'active'] as const)(
  'the caret of a focused field does not blink with forced colours: %s',
  async (forcedColors) => {
    const { page, session, build, close } = await openStory(
      '<input value="golf"><script>document.querySelector("input").focus()</script>',
    );
    await page.emulateMedia({ forcedColors });
    const taken = new Set<string>();
    for (let time = 0; time < pictures; time += 1) {
      for (let frame = 0; frame < framesBetween; frame += 1)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      taken.add((await takePicture(page, session, build, { width: 200, height: 40 })).picture);
    }
    expect(taken.size).toBe(1);
    await close();
  },
);

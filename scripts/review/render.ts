import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openPage, type ReviewPage } from './chromium-page.ts';
import { modes, type Mode } from './modes.ts';
import { ownViewport, redrawn, showStory } from './page/show-story.ts';
import type { Shot } from './shot.ts';

/** One page's work: stories that are shown one after another at one width. */
export type Work = { readonly url: string; readonly mode: Exclude<Mode, 'forced'>; readonly stories: readonly string[]; readonly done: (shots: readonly Shot[]) => void };

export type Renderer = {
  readonly browser: Browser;
  /** Folder of the pictures, each named by its hash. */
  readonly pictures: string;
};

/** A story that is longer is cut. */
const maxHeight = 12_000;
/** A story that takes longer does not end. */
const timeoutMs = 30_000;
/** The viewports of `.storybook/preview.tsx` that a story can demand for itself. */
const ownWidths: Readonly<Record<string, { width: number; height: number }>> = { phone: modes['360'], tablet: modes['820'], laptop: modes['1280'], desktop: { width: 1920, height: 1080 }, narrow: { width: 320, height: 640 } };

/** Renders stories on as many pages at once as there are processors. */
export async function render(renderer: Renderer, work: readonly Work[]): Promise<void> {
  const open = [...work];
  const worker = async () => {
    for (let next = open.shift(); next; next = open.shift()) await renderOne(renderer, next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function renderOne(renderer: Renderer, { url, mode, stories, done }: Work): Promise<void> {
  let opened = await openPage(renderer.browser, url, mode);
  for (const story of stories) {
    try {
      done(await within(timeoutMs, shotsOf(renderer, opened, story, mode)));
    } catch (error) {
      done([{ story, mode, picture: null, width: 0, height: 0, defects: [`cannot be rendered: ${String(error).split('\n')[0]}`] }]);
      await opened.page.context().close();
      opened = await openPage(renderer.browser, url, mode);
    }
  }
  await opened.page.context().close();
}

/** Renders a story in a mode, and at 1280 px in forced colours, too. One that demands a width of its own is rendered at that one only. */
async function shotsOf(renderer: Renderer, { page, session }: ReviewPage, story: string, mode: Work['mode']): Promise<Shot[]> {
  const own = await page.evaluate(ownViewport, story);
  if (own !== null && mode !== '1280') return [];
  const { width, height } = ownWidths[own ?? ''] ?? modes[mode];
  if (own !== null) await page.setViewportSize({ width, height });
  const shown = await page.evaluate(showStory, story);
  const size = { width, height: Math.min(shown.height, maxHeight) };
  const shots = [await shotOf(renderer, session, { story, mode, ...size, defects: shown.defects })];
  if (mode === '1280') {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(redrawn);
    shots.push(await shotOf(renderer, session, { story, mode: 'forced', ...size, defects: [] }));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  if (own !== null) await page.setViewportSize(modes[mode]);
  return shots;
}

async function shotOf({ pictures }: Renderer, session: ReviewPage['session'], shot: Omit<Shot, 'picture'>): Promise<Shot> {
  const clip = { x: 0, y: 0, width: shot.width, height: shot.height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
  const png = Buffer.from(data, 'base64');
  const picture = createHash('sha256').update(png).digest('hex');
  const file = join(pictures, `${picture}.png`);
  mkdirSync(pictures, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, png);
  return { ...shot, picture, defects: [...shot.defects, ...((await isBlank(png, shot)) ? ['is blank'] : [])] };
}

/** A picture of one colour is small, so that only small ones are examined. */
async function isBlank(png: Buffer, { width, height }: { width: number; height: number }): Promise<boolean> {
  if (png.length > 4_000 + (width * height) / 200) return false;
  const { channels } = await sharp(png).stats();
  return channels.every(({ min, max }) => min === max);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not come to rest within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

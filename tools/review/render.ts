import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openContext, openPage, type ReviewPage } from './chromium-page.ts';
import { modes } from './modes.ts';
import { ownViewport, resetPage, showStory } from './page/show-story.ts';
import { takePicture } from './picture.ts';
import type { Shot } from './shot.ts';
import { fingerprintOf, isBlank, snapshotOf } from './snapshot.ts';

/** The stories of a file, which are rendered one after another. */
export type Work = {
  readonly url: string;
  readonly normalizeUrls: (text: string) => string;
  readonly stories: readonly string[];
  readonly withPictures: boolean;
  /** The widths at which stories are rendered that do not set their own; all by default. */
  readonly widths?: readonly Width[] | undefined;
  /** Finds further defects in a rendered story. */
  readonly inspect?: (page: Page) => Promise<readonly string[]>;
  readonly done: (shots: readonly Shot[]) => void;
};

export type Renderer = {
  readonly browser: Browser;
  /** Folder of the pictures, named by their hashes. */
  readonly pictures: string;
};

const widths = ['360', '820', '1280'] as const;
type Width = (typeof widths)[number];

/** The maximum height in pixels; a longer story is cropped. */
const maxHeight = 12_000;
/** A story that takes longer counts as a defect. */
const timeoutMs = 30_000;
/** The viewports in `.storybook/preview.tsx` that a story can set for itself. */
const ownViewports: Readonly<Record<string, { width: number; height: number }>> = {
  phone: modes['360'],
  tablet: modes['820'],
  laptop: modes['1280'],
  desktop: { width: 1920, height: 1080 },
  narrow: { width: 320, height: 640 },
};

/** Renders stories in all modes, on as many concurrent pages as there are processors. */
export async function render(renderer: Renderer, work: readonly Work[]): Promise<void> {
  const open = [...work];
  const worker = async ({ url }: Work) => {
    const context = await openContext(renderer.browser, url);
    for (let next = open.shift(); next; next = open.shift()) next.done(await shotsOf(renderer, context, next));
    await context.close();
  };
  await Promise.all(work.slice(0, availableParallelism()).map(worker));
}

async function shotsOf(renderer: Renderer, context: BrowserContext, work: Work): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const story of work.stories) shots.push(...(await shotsOfStory(renderer, context, work, story)));
  return shots;
}

/** Renders a story on a fresh page, since focus and module state of other stories would affect it. */
async function shotsOfStory(renderer: Renderer, context: BrowserContext, work: Work, story: string): Promise<Shot[]> {
  const opened = await openPage(context, work.url);
  const ownViewportName = await opened.page.evaluate(ownViewport, story);
  const shots: Shot[] = [];
  try {
    for (const width of ownViewportName === null ? (work.widths ?? widths) : (['1280'] as const)) {
      await resize(opened.page, ownViewports[ownViewportName ?? ''] ?? modes[width]);
      shots.push(...(await withTimeout(timeoutMs, shotsAt(renderer, opened, work, story, width))));
    }
  } catch (error) {
    shots.push({
      story,
      mode: '1280',
      fingerprint: null,
      picture: null,
      width: 0,
      height: 0,
      defects: [`cannot be rendered: ${String(error).split('\n')[0]}`],
    });
  }
  await opened.page.close();
  return shots;
}

/** Renders a story at a width, and at 1280 px in forced colours, too. */
async function shotsAt(
  renderer: Renderer,
  opened: ReviewPage,
  work: Work,
  story: string,
  mode: Width,
): Promise<Shot[]> {
  const { page, idle } = opened;
  await page.evaluate(resetPage);
  const defects = await page.evaluate(showStory, story);
  const settled = await idle();
  const { width = modes[mode].width } = page.viewportSize() ?? {};
  const size = { width, height: Math.min(settled.height, maxHeight) };
  const shots = [
    await shotOf(renderer, opened, work, { story, mode, ...size, defects: [...defects, ...settled.defects] }),
  ];
  if (mode !== '1280') return shots;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await idle();
  shots.push(await shotOf(renderer, opened, work, { story, mode: 'forced', ...size, defects: [] }));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return shots;
}

/** Resizes the viewport, and waits until the page is notified. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Takes a picture if one is requested, and of stories with defects. */
async function shotOf(
  { pictures }: Renderer,
  { page, session, properties }: ReviewPage,
  { normalizeUrls, withPictures, inspect }: Work,
  rendered: Omit<Shot, 'picture' | 'fingerprint'>,
): Promise<Shot> {
  const shot = { ...rendered, defects: [...rendered.defects, ...((await inspect?.(page)) ?? [])] };
  const snapshot = await snapshotOf(session, properties, normalizeUrls);
  const fingerprint = fingerprintOf(snapshot);
  if (!withPictures && shot.defects.length === 0 && !isBlank(snapshot)) return { ...shot, fingerprint, picture: null };
  const { picture, isOneColor } = await takePicture(page, session, pictures, shot);
  return { ...shot, fingerprint, picture, defects: [...shot.defects, ...(isOneColor ? ['is blank'] : [])] };
}

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not come to rest within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

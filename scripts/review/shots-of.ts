import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { filesIn } from '../files-in.ts';
import { cache } from './built.ts';
import { render, type Renderer, type Work } from './render.ts';
import { shot, storyIndex, type Shot, type Story } from './shot.ts';

export const pageModes = ['360', '820', '1280'] as const;

/** Returns the stories of a built Storybook, those only that one of the words names if there are any. */
export function storiesOf(build: string, only: readonly string[]): Story[] {
  const { entries } = storyIndex.parse(JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.filter(({ id, title, name }) => only.length === 0 || only.some((word) => `${id} ${title} ${name}`.toLowerCase().includes(word)));
}

/** Part of the cache key: the cached pictures are dropped when the rendering code changes. */
const rendererHash = (): string => {
  const hash = createHash('sha256');
  for (const file of [...filesIn('scripts/review/page', /\.ts$/), 'scripts/review/render.ts', 'scripts/review/chromium-page.ts', 'scripts/review/modes.ts'].toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

type Source = { readonly key: string; readonly url: string; readonly stories: readonly Story[] };

/** So many shots are lost at most when a run is interrupted. */
const writtenEach = 60;

/** Renders what is not cached of the stories of several Storybooks, equal ones once. Returns the shots of each. */
export async function shotsOf(renderer: Renderer, sources: readonly Source[], progress: (done: number, total: number) => void): Promise<Shot[][]> {
  const caches = new Map(sources.map((source) => [source.key, cacheOf(renderer, source)]));
  const missing = [...caches.values()].flatMap(({ url, stories, known, note }) =>
    pageModes.map((mode): Omit<Work, 'done'> & { note: typeof note } => ({ url, mode, note, stories: stories.flatMap(({ id }) => (known.has(`${id} ${mode}`) ? [] : [id])) })),
  );
  const total = missing.reduce((sum, { stories }) => sum + stories.length, 0);
  let done = 0;
  const work = missing.map(({ note, ...rest }): Work => ({ ...rest, done: (shots) => {
    note(shots);
    progress((done += 1), total);
  } }));
  await render(renderer, work.filter(({ stories }) => stories.length > 0));
  return sources.map(({ key, stories }) => {
    const shown = new Set(stories.map(({ id }) => id));
    const cached = caches.get(key);
    cached?.write();
    return [...(cached?.known.values() ?? [])].filter(({ story }) => shown.has(story));
  });
}

/** The shots of a Storybook that are known, and how more of them are noted. */
function cacheOf(renderer: Renderer, { key, url, stories }: Source) {
  const file = join(cache, 'shots', `${key}.${renderer.browser.version()}.${rendererHash()}.json`);
  const known = new Map(readShots(file).map((one) => [keyOf(one), one]));
  const write = () => writeShots(file, [...known.values()]);
  let unwritten = 0;
  const note = (shots: readonly Shot[]) => {
    for (const one of shots) known.set(keyOf(one), one);
    unwritten += 1;
    if (unwritten % writtenEach === 0) write();
  };
  return { url, stories, known, note, write };
}

const keyOf = ({ story, mode }: Shot) => `${story} ${mode}`;

const readShots = (file: string): Shot[] => (existsSync(file) ? z.array(shot).parse(JSON.parse(readFileSync(file, 'utf8'))) : []);

function writeShots(file: string, shots: readonly Shot[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(shots));
}

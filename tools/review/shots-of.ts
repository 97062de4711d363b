import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { render, type Renderer, type Work } from './render.ts';
import { shot, storyIndex, type Shot, type Story } from './shot.ts';

/** A built and served Storybook, with the stories to compare. */
export type Source = {
  readonly url: string;
  readonly stories: readonly Story[];
  readonly normalizeUrls: (text: string) => string;
  /** Returns the hash of everything that can affect the stories of a file. */
  readonly storyKey: (importPath: string) => string;
};

/** Returns the stories of a built Storybook, filtered by search words if there are any. */
export function storiesOf(build: string, only: readonly string[]): Story[] {
  const { entries } = storyIndex.parse(JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.filter(
    ({ id, title, name }) =>
      only.length === 0 || only.some((word) => `${id} ${title} ${name}`.toLowerCase().includes(word)),
  );
}

/** Part of the cache key: cached shots are dropped when the rendering code changes. */
const rendering = [
  'chromium-page',
  'modes',
  'normalize-urls',
  'painted',
  'picture',
  'render',
  'snapshot',
  'story-keys',
].map((name) => `tools/review/${name}.ts`);
const inPage = ['settle', 'show-story', 'still'].map((name) => `tools/review/page/${name}.ts`);

function rendererKey({ browser }: Renderer): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of [...rendering, ...inPage]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Renders the uncached stories of several Storybooks, equal ones once. Returns the shots of each. */
export async function shotsOf(
  renderer: Renderer,
  cache: string,
  sources: readonly Source[],
  progress: (done: number, total: number) => void,
): Promise<Shot[][]> {
  const cached = cachedShots(join(cache, rendererKey(renderer)));
  const missing = new Map<string, Omit<Work, 'done'> & { key: string }>();
  for (const { url, normalizeUrls, stories, storyKey } of sources) {
    for (const [importPath, ofFile] of byFile(stories)) {
      const key = storyKey(importPath);
      const cachedStories = new Set(cached.read(key).map(({ story }) => story));
      const uncachedStories = ofFile.map(({ id }) => id).filter((id) => !cachedStories.has(id));
      if (uncachedStories.length > 0)
        missing.set(key, { url, normalizeUrls, key, stories: uncachedStories, withPictures: false });
    }
  }
  const total = [...missing.values()].reduce((sum, { stories }) => sum + stories.length, 0);
  let done = 0;
  await render(
    renderer,
    [...missing.values()].map(({ key, ...work }) => ({
      ...work,
      done: (shots) => {
        cached.add(key, shots);
        progress((done += work.stories.length), total);
      },
    })),
  );
  return sources.map(({ stories, storyKey }) => {
    const shown = new Set(stories.map(({ id }) => id));
    return [...byFile(stories).keys()]
      .flatMap((importPath) => cached.read(storyKey(importPath)))
      .filter(({ story }) => shown.has(story));
  });
}

/** Groups stories by their files. */
export function byFile(stories: readonly Story[]): ReadonlyMap<string, readonly Story[]> {
  const files = new Map<string, Story[]>();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return files;
}

/** Caches the shots of story files in a folder, by their keys. */
function cachedShots(folder: string) {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  const read = (key: string): Shot[] =>
    existsSync(fileOf(key)) ? z.array(shot).parse(JSON.parse(readFileSync(fileOf(key), 'utf8'))) : [];
  const add = (key: string, shots: readonly Shot[]) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(key), JSON.stringify([...read(key), ...shots]));
  };
  return { read, add };
}

import { hasEqualFingerprints } from './compare.ts';
import { render, type Renderer, type Work } from './render.ts';
import { keyOf, type Shot } from './shot.ts';
import { byFile, type Source } from './shots-of.ts';
import { snapshotParts } from './snapshot.ts';

export type Flicker = { readonly shot: Shot; /** The number of different pictures. */ readonly pictures: number; /** The parts of the snapshot that differed. */ readonly parts: readonly string[] };

/** Renders each story several times, with pictures. Returns those that are not byte-identical. */
export async function flickering(renderer: Renderer, { url, normalizeUrls, stories }: Source, times: number, progress: (done: number, total: number) => void): Promise<Flicker[]> {
  const seen = new Map<string, Shot[]>();
  let done = 0;
  const work = [...byFile(stories).values()].map((ofFile): Work => ({ url, normalizeUrls, stories: ofFile.map(({ id }) => id), withPictures: true, done: (shots) => {
    for (const shot of shots) seen.set(keyOf(shot), [...(seen.get(keyOf(shot)) ?? []), shot]);
    progress((done += ofFile.length), stories.length * times);
  } }));
  for (let time = 0; time < times; time += 1) await render(renderer, work);
  return [...seen.values()].flatMap((shots) => flickerOf(shots) ?? []);
}

function flickerOf(shots: readonly Shot[]): Flicker | null {
  const [shot, ...others] = shots;
  if (!shot) return null;
  const pictures = new Set(shots.map(({ picture }) => picture)).size;
  if (pictures === 1 && others.every((other) => hasEqualFingerprints(shot, other))) return null;
  return { shot, pictures, parts: snapshotParts.filter((part) => new Set(shots.map(({ fingerprint }) => fingerprint?.[part])).size > 1) };
}

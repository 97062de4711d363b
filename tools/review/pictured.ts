import { compare, hasEqualFingerprints, hasEqualPictures, type Comparison, type Side } from './compare.ts';
import { render, type Renderer, type Work } from './render.ts';
import { keyOf, type Shot } from './shot.ts';
import { byFile, type Source } from './shots-of.ts';

type Rendered = Source & Side;

/**
 * Renders changed stories once more, with pictures: a story has changed if its pictures differ, too. A story that
 * differs from itself in one tree flickers, which is a defect and no change.
 */
export async function pictured(
  renderer: Renderer,
  before: Rendered,
  after: Rendered,
  progress: (done: number, total: number) => void,
): Promise<{ comparison: Comparison; shots: readonly Shot[] }> {
  const { changes } = compare(before, after, hasEqualFingerprints);
  const [old, now] = [new Map<string, Shot>(), new Map<string, Shot>()];
  const changed = new Set(changes.map(({ story }) => story.id));
  const work = [...workOf(before, changed, old), ...workOf(after, changed, now)];
  const total = work.reduce((sum, { stories }) => sum + stories.length, 0);
  let done = 0;
  await render(
    renderer,
    work.map((one) => ({
      ...one,
      done: (shots) => {
        one.done(shots);
        progress((done += one.stories.length), total);
      },
    })),
  );
  const flickering = new Set([...differing(before.shots, old), ...differing(after.shots, now)]);
  const steady = (side: Rendered, taken: ReadonlyMap<string, Shot>): Side => ({
    stories: side.stories,
    shots: side.shots.flatMap((one) => (flickering.has(keyOf(one)) ? [] : [taken.get(keyOf(one)) ?? one])),
  });
  const comparison = compare(
    steady(before, old),
    steady(after, now),
    (one, other) => hasEqualFingerprints(one, other) || hasEqualPictures(one, other),
  );
  const shots = after.shots
    .map((one) => now.get(keyOf(one)) ?? one)
    .map((one) => (flickering.has(keyOf(one)) ? { ...one, defects: [...one.defects, 'flickers'] } : one));
  return { comparison, shots };
}

const workOf = (
  { url, normalizeUrls, stories }: Rendered,
  changed: ReadonlySet<string>,
  taken: Map<string, Shot>,
): Work[] =>
  [...byFile(stories.filter(({ id }) => changed.has(id))).values()].map((ofFile) => ({
    url,
    normalizeUrls,
    stories: ofFile.map(({ id }) => id),
    withPictures: true,
    done: (shots) => {
      for (const one of shots) taken.set(keyOf(one), one);
    },
  }));

const differing = (shots: readonly Shot[], taken: ReadonlyMap<string, Shot>): string[] =>
  shots
    .map((one) => [keyOf(one), one, taken.get(keyOf(one))] as const)
    .flatMap(([key, first, second]) => (second && !hasEqualFingerprints(first, second) ? [key] : []));

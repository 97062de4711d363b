import { compare, type Change, type Comparison, type Side } from './compare.ts';
import { render, type Renderer, type Work } from './render.ts';
import type { Shot } from './shot.ts';

/** A change counts only if it is seen again: so many more times. */
const rounds = 2;
/** More changes than these come from a part that all stories have, and are not rendered again. */
const maxConfirmed = 40;

type Source = Side & { readonly url: string };

/**
 * Renders what has changed again, on pages that have shown nothing else, and returns the comparison with those shots. A story that looks
 * different in the same tree flickers, which is a defect and no change.
 */
export async function confirmed(renderer: Renderer, before: Source, after: Source): Promise<{ comparison: Comparison; shots: readonly Shot[] }> {
  const first = compare(before, after);
  const changed = first.changes.filter(({ kind }) => kind === 'changed');
  if (changed.length === 0 || changed.length > maxConfirmed) return { comparison: first, shots: after.shots };
  const [old, now] = [new Map<string, Shot[]>(), new Map<string, Shot[]>()];
  for (let round = 0; round < rounds; round += 1) await render(renderer, [...again(before.url, changed, old), ...again(after.url, changed, now)]);
  const [settledBefore, settledAfter] = [settled(before.shots, old), settled(after.shots, now)];
  const flickering = new Set([...settledBefore.flickering, ...settledAfter.flickering]);
  const steady = (shots: readonly Shot[]) => shots.filter((one) => !flickering.has(keyOf(one)));
  const comparison = compare({ ...before, shots: steady(settledBefore.shots) }, { ...after, shots: steady(settledAfter.shots) });
  return { comparison, shots: settledAfter.shots.map((one) => (flickering.has(keyOf(one)) ? { ...one, defects: [...one.defects, 'flickers'] } : one)) };
}

/** A page for each story and width that has changed. */
const again = (url: string, changes: readonly Change[], into: Map<string, Shot[]>): Work[] =>
  changes.flatMap(({ story, pairs }) => {
    const widths = new Set(pairs.map(({ mode }) => (mode === 'forced' ? '1280' : mode)));
    const done = (shots: readonly Shot[]) => {
      for (const one of shots) into.set(keyOf(one), [...(into.get(keyOf(one)) ?? []), one]);
    };
    return [...widths].map((mode) => ({ url, mode, stories: [story.id], done }));
  });

/** Replaces shots by those of fresh pages, and names those that differ among these. */
function settled(shots: readonly Shot[], fresh: ReadonlyMap<string, readonly Shot[]>): { shots: Shot[]; flickering: string[] } {
  const flickering = [...fresh].filter(([, taken]) => new Set(taken.map(({ picture }) => picture)).size > 1).map(([key]) => key);
  return { shots: shots.map((one) => fresh.get(keyOf(one))?.[0] ?? one), flickering };
}

const keyOf = ({ story, mode }: Shot) => `${story} ${mode}`;

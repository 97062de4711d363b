import type { Mode } from './modes.ts';
import type { Shot, Story } from './shot.ts';
import { snapshotParts } from './snapshot.ts';

/** One side of a comparison: the stories of a tree, and how they were rendered. */
export type Side = { readonly stories: readonly Story[]; readonly shots: readonly Shot[] };

/** A story in one mode before and after, at least one of which has a picture. */
export type Pair = { readonly mode: Mode; readonly before: Shot | null; readonly after: Shot | null };

export type Change = {
  readonly story: Story;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly pairs: readonly Pair[];
};

export type Comparison = { readonly changes: readonly Change[]; readonly unchanged: number };

type IsEqual = (before: Shot | null, after: Shot | null) => boolean;

export const hasEqualPictures: IsEqual = (before, after) => before?.picture === after?.picture;

/** A story that cannot be rendered has no fingerprint. */
export const hasEqualFingerprints: IsEqual = (before, after) =>
  snapshotParts.every((part) => before?.fingerprint?.[part] === after?.fingerprint?.[part]) &&
  before?.width === after?.width &&
  before?.height === after?.height;

/** Compares two trees story by story: a story has changed if it differs in any mode. */
export function compare(before: Side, after: Side, isEqual: IsEqual): Comparison {
  const [old, now] = [byStory(before), byStory(after)];
  const changes = [
    ...after.stories.map((story) => changeOf(story, old.get(story.id), now.get(story.id), isEqual)),
    ...before.stories
      .filter(({ id }) => !now.has(id))
      .map((story) => changeOf(story, old.get(story.id), undefined, isEqual)),
  ].filter((change) => change !== null);
  return { changes, unchanged: after.stories.length - changes.filter(({ kind }) => kind !== 'removed').length };
}

type Shots = ReadonlyMap<Mode, Shot>;

function byStory({ stories, shots }: Side): ReadonlyMap<string, Shots> {
  const found = new Map<string, Map<Mode, Shot>>(stories.map(({ id }) => [id, new Map()]));
  for (const one of shots) found.get(one.story)?.set(one.mode, one);
  return found;
}

function changeOf(story: Story, before: Shots | undefined, after: Shots | undefined, isEqual: IsEqual): Change | null {
  const modes = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const pairs = [...modes].map((mode) => ({
    mode,
    before: before?.get(mode) ?? null,
    after: after?.get(mode) ?? null,
  }));
  if (!before) return { story, kind: 'added', pairs };
  if (!after) return { story, kind: 'removed', pairs };
  const changed = pairs.filter((pair) => !isEqual(pair.before, pair.after));
  return changed.length > 0 ? { story, kind: 'changed', pairs: changed } : null;
}

/** Groups changes by the titles of their stories, in the order of the list. */
export function byTitle<T extends { readonly story: Story }>(changes: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const change of changes) groups.set(change.story.title, [...(groups.get(change.story.title) ?? []), change]);
  return groups;
}

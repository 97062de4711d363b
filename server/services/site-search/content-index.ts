import { LRUCache } from 'lru-cache';
import { cacheClock } from '../../cache-clock.ts';
import type { Deps } from '../../deps.ts';
import { readEntries } from './entries.ts';
import type { SearchEntry } from './entry.ts';
import { fold, foldToInitials } from './fold.ts';

/** An entry with its texts as they are compared. */
export type IndexedEntry = SearchEntry & {
  readonly titleFolded: string;
  readonly titleInitials: string;
  readonly textFolded: string;
};
type Index = readonly IndexedEntry[];

/** A change that was not published in the back office is found within a minute. */
const ttlMs = 60_000;

type Reading = Pick<Deps, 'db' | 'now' | 'onContentChange'>;
/** One for each process, which has one `deps`. */
const indexes = new WeakMap<Reading, LRUCache<'content', Index, Reading>>();

/**
 * Returns everything that can be found besides notices, folded. It is some hundred kilobytes, so that it is read and
 * folded once a minute and not for each letter that is typed. Concurrent searches share one reading.
 */
export async function contentIndex(deps: Reading): Promise<Index> {
  const cached = indexes.get(deps) ?? createIndex(deps);
  indexes.set(deps, cached);
  return cached.forceFetch('content', { context: deps });
}

function createIndex({ now, onContentChange }: Reading): LRUCache<'content', Index, Reading> {
  const index = new LRUCache<'content', Index, Reading>({
    max: 1,
    ttl: ttlMs,
    ...cacheClock(now),
    fetchMethod: async (_key, _stale, { context }) => (await readEntries(context)).map(withFolded),
  });
  onContentChange?.(() => index.clear());
  return index;
}

const withFolded = (entry: SearchEntry): IndexedEntry => ({
  ...entry,
  titleFolded: fold(entry.title),
  titleInitials: foldToInitials(entry.title),
  textFolded: fold(entry.text),
});

import { hitsPerGroup, searchKinds, type SearchGroup, type SearchHit } from '#contract/site/search.ts';
import type { Deps } from '../../deps.ts';
import { contentIndex, type IndexedEntry } from './content-index.ts';
import { markExcerpt, markText } from './marks.ts';
import { findNotices } from './notices.ts';
import { readSearchQuery, type SearchWord } from './query.ts';

type Words = readonly SearchWord[];

/**
 * Returns the first hits of each kind of content, those with all words in their title first, then those with all words
 * in title and content; no group for a kind without hits. The time is linear in the length of the content and of the query.
 */
export async function findOnSite(deps: Pick<Deps, 'db' | 'now'>, typed: string): Promise<SearchGroup[]> {
  const query = readSearchQuery(typed);
  if (query === null) return [];
  const [notices, index] = await Promise.all([findNotices(deps, query), contentIndex(deps)]);
  const found = new Map([...groupsOf(index, query.words), [notices.kind, notices]]);
  return searchKinds.flatMap((kind) => found.get(kind) ?? []).filter(({ total }) => total > 0);
}

function groupsOf(index: readonly IndexedEntry[], words: Words): [SearchGroup['kind'], SearchGroup][] {
  const byTitle = index.filter((entry) => words.every((word) => isInTitle(entry, word)));
  const titled = new Set(byTitle);
  const byText = index.filter((entry) => !titled.has(entry) && words.every((word) => isInEntry(entry, word)));
  return searchKinds.map((kind) => {
    const found = [...byTitle, ...byText].filter((entry) => entry.kind === kind);
    const hits = found.slice(0, hitsPerGroup).map((entry) => hitOf(entry, words, titled.has(entry)));
    return [kind, { kind, total: found.length, hits, allPath: null }];
  });
}

const isInTitle = ({ titleFolded, titleInitials }: IndexedEntry, { folded, isInitials }: SearchWord): boolean =>
  titleFolded.includes(folded) || (isInitials && titleInitials.includes(folded));

const isInEntry = (entry: IndexedEntry, word: SearchWord): boolean =>
  isInTitle(entry, word) || entry.textFolded.includes(word.folded);

const hitOf = ({ path, title, note, text }: IndexedEntry, words: Words, isTitled: boolean): SearchHit => ({
  path,
  title: markText(title, words),
  note,
  excerpt: isTitled ? [] : markExcerpt(text, words),
});

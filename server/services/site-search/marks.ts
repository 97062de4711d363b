import { composeLongText } from '#contract/shared/typed-text.ts';
import type { MarkedText } from '#contract/site/search.ts';
import { foldWithPositions } from './fold.ts';
import type { SearchWord } from './query.ts';

type Words = readonly SearchWord[];
/** Start and end (exclusive) in a text. */
type Range = readonly [start: number, end: number];

/** Characters of an excerpt before the first match, and in all. */
const [excerptLead, excerptLength] = [24, 110];

/** Returns a text in pieces, of which every other one, from the second on, matches one of the words. */
export function markText(text: string, words: Words): MarkedText {
  const composed = composeLongText(text);
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(composed, words)) {
    pieces.push(composed.slice(at, start), composed.slice(start, end));
    at = end;
  }
  return [...pieces, composed.slice(at)];
}

/**
 * Returns the part of a text around its first match, marked; its beginning if nothing matches. Initial consonants match
 * titles only.
 */
export function markExcerpt(text: string, searched: Words): MarkedText {
  const words = searched.filter(({ isInitials }) => !isInitials);
  const composed = composeLongText(text);
  const first = rangesOf(composed, words)[0]?.[0] ?? 0;
  const wordStart = first <= excerptLead ? 0 : composed.indexOf(' ', first - excerptLead) + 1;
  const start = wordStart === 0 && first > excerptLead ? first : Math.min(wordStart, first);
  const end = start + excerptLength;
  const cut = composed.slice(start, end).replace(/\p{Surrogate}$/u, '');
  return markText(`${start > 0 ? '… ' : ''}${cut}${end < composed.length ? '…' : ''}`, words);
}

/** Returns where the words occur in a text, in order and without overlaps. */
function rangesOf(text: string, words: Words): Range[] {
  const found = [false, true].flatMap((isInitials) => {
    const { folded, positions } = foldWithPositions(text, isInitials);
    return words
      .filter((word) => word.isInitials === isInitials)
      .flatMap((word) => occurrences(folded, word.folded))
      .map(([from, to]): Range => [positions[from] ?? 0, endOf(text, positions[to - 1] ?? 0)]);
  });
  const ranges: [start: number, end: number][] = [];
  for (const [start, end] of found.toSorted(([a], [b]) => a - b)) {
    const previous = ranges.at(-1);
    if (previous && start <= previous[1]) previous[1] = Math.max(previous[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

function occurrences(folded: string, word: string): Range[] {
  const found: Range[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

/** Returns the index after the character at an index, which may be a surrogate pair. */
const endOf = (text: string, at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

import { phraseOf, say, type Phrase, type Words } from './phrase.ts';

/** An event of a path with its payload. */
export type Happening = { readonly event: string; readonly data: unknown };

type Vocabulary = Readonly<Record<string, Phrase>>;

/** A phrase, with a detail that distinguishes it from the same phrase in another path, if necessary. */
type DetailedWords = Words & { readonly detail?: string };

/** Returns the phrase of an event, or its name if it has none. */
export const phraseFor = ({ event, data }: Happening, vocabulary: Vocabulary): Words =>
  phraseOf(vocabulary[event] ?? { ko: event, en: event, variants: [] }, data);

const opening = say('화면을 연다', 'the user opens the page');

/** Returns the phrases of all steps of a path, its start included. */
export const phrasesOf = (
  steps: readonly Happening[],
  vocabulary: Vocabulary,
  inputPhrase?: Phrase | null,
): readonly Words[] => steps.map((step) => phraseFor(step, { ...vocabulary, 'xstate.init': inputPhrase ?? opening }));

/** Joins the phrases of a path into one sentence in each language. */
export function sentenceOf(phrases: readonly DetailedWords[]): Words {
  const last = phrases.at(-1);
  if (!last) return { ko: '시작한다.', en: 'It begins.' };
  const before = phrases.slice(0, -1);
  const end = `${last.en}${last.detail ?? ''}`;
  const english =
    before.length > 0 ? `${before.map(({ en, detail: suffix = '' }) => en + suffix).join(', ')}, then ${end}` : end;
  return {
    ko: `${[...before.map(({ ko, detail: suffix = '' }) => andThen(ko) + suffix), last.ko + (last.detail ?? '')].join(', ')}.`,
    en: `${english.charAt(0).toUpperCase()}${english.slice(1)}.`,
  };
}

/**
 * Returns the sentence of each path of a flow. If several payloads share a phrase, the values in which they differ
 * follow it, so that no two paths have the same sentence. The first event of a path is its input, described by
 * `inputPhrase`.
 */
export function sentencesOf(
  paths: readonly (readonly Happening[])[],
  vocabulary: Vocabulary,
  inputPhrase?: Phrase | null,
): readonly Words[] {
  const withStart: Vocabulary = inputPhrase ? { ...vocabulary, 'xstate.init': inputPhrase } : vocabulary;
  const phrases = paths.map((happenings) =>
    (inputPhrase ? happenings : happenings.slice(1)).map((one) => ({ ...phraseFor(one, withStart), data: one.data })),
  );
  const payloads = new Map<string, Map<string, unknown>>();
  for (const { ko, en, data } of phrases.flat())
    for (const text of [ko, en]) payloads.set(text, (payloads.get(text) ?? new Map()).set(JSON.stringify(data), data));
  const detailOf = ({ ko, en, data }: Words & { data: unknown }): DetailedWords => ({
    ko,
    en,
    detail: detail(
      data,
      [ko, en].flatMap((text) => [...(payloads.get(text)?.values() ?? [])]),
    ),
  });
  return phrases.map((path) => sentenceOf(path.map(detailOf)));
}

/** Returns, in brackets, the values of a payload that some of the others do not have. */
function detail(data: unknown, all: readonly unknown[]): string {
  const values = leavesIn(data);
  const others = all.map((payload) => leavesIn(payload));
  const differing = [...new Set(others.flatMap((other) => [...other.keys()]))].filter((key) =>
    others.some((other) => other.get(key) !== values.get(key)),
  );
  return differing.length === 0 ? '' : ` (${differing.map((key) => `${key}: ${values.get(key) ?? '-'}`).join(', ')})`;
}

/** Returns the values of a payload by their paths, as JSON. */
export function leavesIn(data: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof data === 'object' && data !== null)
    return new Map(Object.entries(data).flatMap(([key, value]) => [...leavesIn(value, path ? `${path}.${key}` : key)]));
  return new Map(data === undefined ? [] : [[path, typeof data === 'string' ? data : JSON.stringify(data)]]);
}

/** Joins a verb by its stem and 고: 닫는다 becomes 닫고, 누른다 becomes 누르고. */
function andThen(verb: string): string {
  if (verb.endsWith('는다')) return `${verb.slice(0, -2)}고`;
  const ending = verb.charCodeAt(verb.length - 2);
  return verb.endsWith('다') && finalOf(ending) === nieun
    ? `${verb.slice(0, -2)}${String.fromCharCode(ending - nieun)}고`
    : verb;
}

const firstSyllable = 0xac00;
const nieun = 4;
const finalOf = (syllable: number) => (syllable < firstSyllable ? 0 : (syllable - firstSyllable) % 28);

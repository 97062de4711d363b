import type { Words } from './words.ts';

/** What happened on a path, as one sentence in each language; an event without words is called by its name. */
export function sentenceOf(events: readonly string[], vocabulary: Readonly<Record<string, Words>>): Words {
  const said = events.map((event) => vocabulary[event] ?? { ko: event, en: event });
  const last = said.at(-1);
  if (!last) return { ko: '시작한다.', en: 'It begins.' };
  const before = said.slice(0, -1);
  const english = before.length > 0 ? `${before.map(({ en }) => en).join(', ')}, then ${last.en}` : last.en;
  return { ko: `${[...before.map(({ ko }) => andThen(ko)), last.ko].join(', ')}.`, en: `${english.charAt(0).toUpperCase()}${english.slice(1)}.` };
}

/** 닫는다 becomes 닫고, 누른다 becomes 누르고: the verb's stem with 고. */
function andThen(verb: string): string {
  if (verb.endsWith('는다')) return `${verb.slice(0, -2)}고`;
  const ending = verb.charCodeAt(verb.length - 2);
  return verb.endsWith('다') && finalOf(ending) === nieun ? `${verb.slice(0, -2)}${String.fromCharCode(ending - nieun)}고` : verb;
}

const firstSyllable = 0xac00;
const nieun = 4;
const finalOf = (syllable: number) => (syllable < firstSyllable ? 0 : (syllable - firstSyllable) % 28);

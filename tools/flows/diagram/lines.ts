import type { DrawnState, DrawnTransition } from './graph.ts';

/** A line of text in a diagram; `key` is the key of the declared transition that it describes, `code` its tooltip. */
export type Line = { readonly text: string; readonly key: string | null; readonly code?: string };

/** A monospaced font, so that the width of a text is known without rendering it. */
export const type = { size: 12, small: 10.5, line: 16, advance: 0.602 } as const;

/** Returns the width of a text in pixels; Hangul is as wide as it is high. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text, (character) => (/\p{Script=Hangul}/u.test(character) ? 1 : type.advance)).reduce(
    (sum, width) => sum + width,
    0,
  ) * size;

/** Returns the lines inside a state's box, below its name. */
export const linesOf = ({ duties, reactions }: DrawnState): Line[] =>
  [...duties.map((text) => ({ text, key: null })), ...reactions].flatMap(wrapped);

/** Returns the lines beside an arrow. */
export const labelOf = (transitions: readonly DrawnTransition[]): Line[] =>
  transitions.filter(({ text }) => text !== '').flatMap(wrapped);

/** In pixels. */
const maxLineWidth = 240;

/** Breaks a line between words; continuation lines are indented. */
function wrapped({ text, ...line }: Line): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (widthOf(`${last} ${word}`, type.small) <= maxLineWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.map((part) => ({ ...line, text: part }));
}

import type { DrawnState, DrawnTransition } from './graph.ts';

/** A line of text in a diagram; `key` is the key of the declared transition that it describes. */
export type Line = { readonly text: string; readonly key: string | null };

/** A monospaced font, so that the width of a text is known without rendering it. */
export const type = { size: 12, small: 10.5, line: 16, advance: 0.602 } as const;

/** Returns the width of a text in pixels. */
export const widthOf = (text: string, size: number): number => text.length * size * type.advance;

/** Returns the lines inside a state's box, below its name. */
export const linesOf = ({ duties, reactions }: DrawnState): Line[] => [...duties.map((text) => ({ text, key: null })), ...reactions].flatMap(wrapped);

/** Returns the lines beside an arrow. */
export const labelOf = (transitions: readonly DrawnTransition[]): Line[] => transitions.filter(({ text }) => text !== '').flatMap(wrapped);

const maxLineLength = 38;

/** Breaks a line between words; continuation lines are indented. */
function wrapped({ text, key }: Line): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (line.length + 1 + word.length <= maxLineLength) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.map((line) => ({ text: line, key }));
}

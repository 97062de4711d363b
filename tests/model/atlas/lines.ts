import type { DrawnState, DrawnTransition } from './graph.ts';

/** A line of text in a diagram; `key` names the declared transition that it tells of. */
export type Line = { readonly text: string; readonly key: string | null };

/** Letters of one width, so that a text's place is known without a screen. */
export const type = { size: 12, small: 10.5, line: 16, advance: 0.602 } as const;

/** How wide a text is drawn, in pixels. */
export const widthOf = (text: string, size: number): number => text.length * size * type.advance;

/** The lines that stand in a state's box below its name. */
export const linesOf = ({ duties, reactions }: DrawnState): Line[] => [...duties.map((text) => ({ text, key: null })), ...reactions].flatMap(wrapped);

/** The lines that stand beside an arrow. */
export const labelOf = (transitions: readonly DrawnTransition[]): Line[] => transitions.filter(({ text }) => text !== '').flatMap(wrapped);

const longest = 38;

/** Broken between words; what continues a line is indented. */
function wrapped({ text, key }: Line): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (line.length + 1 + word.length <= longest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.map((line) => ({ text: line, key }));
}

const isEntry = (line: string, indent: string) => line.startsWith(indent) && /^[\w'[{]/.test(line.slice(indent.length));
const keyOf = (line: string) => line.replaceAll("'", '');

function lineIndex(lines: readonly string[], text: string, from = 0): number {
  const index = lines.findIndex((line, position) => position >= from && line === text);
  if (index < 0) throw new Error(`has no line "${text}"`);
  return index;
}

/**
 * Inserts an entry into a sorted list, which lies between the first line that equals `after`, or the start of the text,
 * and the next one that equals `before`. An entry is a line with the indentation of the new one, and the more deeply
 * indented lines below it. Throws if the list is not found.
 */
export function insertSorted(
  text: string,
  { after, before, entry }: { after?: string; before: string; entry: string },
): string {
  const lines = text.split('\n');
  const start = after === undefined ? 0 : lineIndex(lines, after) + 1;
  const end = lineIndex(lines, before, start);
  const indent = /^ */.exec(entry)?.[0] ?? '';
  const next = lines.slice(start, end).findIndex((line) => isEntry(line, indent) && keyOf(line) > keyOf(entry));
  lines.splice(next < 0 ? end : start + next, 0, entry);
  return lines.join('\n');
}

/** Inserts an entry above the first line that equals `marker`. Throws if it is missing. */
export function insertAbove(text: string, { marker, entry }: { marker: string; entry: string }): string {
  const lines = text.split('\n');
  lines.splice(lineIndex(lines, marker), 0, entry);
  return lines.join('\n');
}

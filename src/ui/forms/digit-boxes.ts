/** A number typed into boxes of fixed sizes. Boxes are counted from 0. */
export type Boxes = { sizes: readonly number[]; values: readonly string[] };

/** Longer than any number with its separators; normalising a long text of combining marks would block the page. */
const maxReadLength = 100;

/** Returns the digits of a text, including full-width ones, without all other characters. */
export const digitsOf = (text: string): string => text.slice(0, maxReadLength).normalize('NFKC').replaceAll(/\D/g, '');

/**
 * Returns the values after typing `text` into the box at `index`. Digits that do not fit go to the next box if it is
 * empty and are dropped otherwise. A complete number fills all boxes.
 */
export function valuesAfterTyping({ sizes, values }: Boxes, index: number, text: string): string[] {
  const digits = digitsOf(text);
  if (isComplete(sizes, digits)) return valuesAfterPaste({ sizes, values }, index, digits);
  const next = replaced(values, index, digits.slice(0, sizes[index]));
  const rest = digits.slice(sizes[index]);
  return rest && values[index + 1] === '' ? valuesAfterTyping({ sizes, values: next }, index + 1, rest) : next;
}

/** Returns the values with another one at an index. */
export const replaced = (values: readonly string[], index: number, value: string): string[] =>
  values.map((before, at) => (at === index ? value : before));

/**
 * Returns the values after pasting `text`, which overwrites the boxes from `index` on; a complete number starts at the
 * first box.
 */
export function valuesAfterPaste({ sizes, values }: Boxes, index: number, text: string): string[] {
  const digits = digitsOf(text);
  const start = isComplete(sizes, digits) ? 0 : index;
  let rest = digits;
  return values.map((value, at) => {
    if (at < start || rest === '') return value;
    const part = rest.slice(0, sizes[at]);
    rest = rest.slice(sizes[at]);
    return part;
  });
}

/**
 * Returns the index of the box to focus once `text` has been typed or pasted at `index`: the one after those that its
 * digits would fill.
 */
export function boxAfter(sizes: readonly number[], index: number, text: string): number {
  const digits = digitsOf(text);
  if (isComplete(sizes, digits)) return sizes.length - 1;
  const size = sizes[index] ?? 0;
  return digits.length >= size && index + 1 < sizes.length ? boxAfter(sizes, index + 1, digits.slice(size)) : index;
}

const isComplete = (sizes: readonly number[], digits: string): boolean =>
  digits.length >= sizes.reduce((total, size) => total + size, 0);

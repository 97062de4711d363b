/** A number typed into boxes of fixed sizes. Boxes are counted from 0. */
export type Boxes = { sizes: readonly number[]; values: readonly string[] };

/** The digits of a text, full-width ones included; everything else is dropped. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** Values of the boxes after typing `text` into box `at`: digits that do not fit move on to the next box, if it is empty. A whole number fills all of them. */
export function typedInto({ sizes, values }: Boxes, at: number, text: string): string[] {
  const digits = digitsOf(text);
  if (isWhole(sizes, digits)) return pastedInto({ sizes, values }, at, digits);
  const next = values.with(at, digits.slice(0, sizes[at]));
  const rest = digits.slice(sizes[at]);
  return rest && values[at + 1] === '' ? typedInto({ sizes, values: next }, at + 1, rest) : next;
}

/** Values of the boxes after a paste: a whole number starts at the first box, wherever it was pasted. */
export function pastedInto({ sizes, values }: Boxes, at: number, text: string): string[] {
  const digits = digitsOf(text);
  const start = isWhole(sizes, digits) ? 0 : at;
  let rest = digits;
  return values.map((value, index) => {
    if (index < start || rest === '') return value;
    const taken = rest.slice(0, sizes[index]);
    rest = rest.slice(sizes[index]);
    return taken;
  });
}

/** Returns the box to focus once `text` has been typed or pasted into box `at`: the one after those that it fills. */
export function boxAfter(sizes: readonly number[], at: number, text: string): number {
  const digits = digitsOf(text);
  if (isWhole(sizes, digits)) return sizes.length - 1;
  const size = sizes[at] ?? 0;
  return digits.length >= size && at + 1 < sizes.length ? boxAfter(sizes, at + 1, digits.slice(size)) : at;
}

const isWhole = (sizes: readonly number[], digits: string): boolean => digits.length >= sizes.reduce((total, size) => total + size, 0);

/** A number typed into boxes of fixed sizes. Boxes are counted from 0. */
export type Boxes = { sizes: readonly number[]; values: readonly string[] };

/** The digits of a text, full-width ones too; dashes and all else are left out. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** What the boxes hold once `text` is in box `at`: what does not fit goes on into the next box, if that is empty. */
export function typedInto({ sizes, values }: Boxes, at: number, text: string): string[] {
  const digits = digitsOf(text);
  const next = values.with(at, digits.slice(0, sizes[at]));
  const rest = digits.slice(sizes[at]);
  return rest && values[at + 1] === '' ? typedInto({ sizes, values: next }, at + 1, rest) : next;
}

/** What the boxes hold after a paste: a whole number starts at the first box, wherever it was pasted. */
export function pastedInto({ sizes, values }: Boxes, at: number, text: string): string[] {
  const digits = digitsOf(text);
  const isWhole = digits.length >= sizes.reduce((total, size) => total + size, 0);
  const start = isWhole ? 0 : at;
  let rest = digits;
  return values.map((value, index) => {
    if (index < start || rest === '') return value;
    const taken = rest.slice(0, sizes[index]);
    rest = rest.slice(sizes[index]);
    return taken;
  });
}

/** The box after the last full one that begins at `at`; the last box stays where it is. */
export function boxAfter({ sizes, values }: Boxes, at: number): number {
  const isFull = values[at]?.length === sizes[at];
  return isFull && at + 1 < sizes.length ? boxAfter({ sizes, values }, at + 1) : at;
}

/** A value on one side of the limit between accepted and rejected ones. */
export type Sample<T> = { readonly name: string; readonly value: T };

const maxTriedLength = 300;

/** Characters of each kind that a rule may allow or forbid. */
const characters = {
  'a small letter': 'a',
  'a capital': 'Z',
  'a digit': '7',
  'a special character': '!',
  'a dash': '-',
  'a space': ' ',
  Hangul: '가',
  'an accent': 'é',
  'an emoji': '😀',
  'a line break': '\n',
} as const;

/**
 * Returns texts on both sides of every limit of a schema around an accepted example: its lengths, the kinds of
 * characters that it allows or requires, and surrounding spaces. The limits are found by parsing, so rules written as
 * functions are covered, too.
 */
export function textsAround(
  example: string,
  isAccepted: (text: string) => boolean,
  lengths: readonly number[] = [],
): readonly Sample<string>[] {
  const isExampleAccepted = isAccepted(example);
  const differs = (samples: readonly Sample<string>[]) =>
    samples.filter(({ value }) => isAccepted(value) !== isExampleAccepted);
  const without = Object.entries({
    'small letters': /[a-z]/g,
    capitals: /[A-Z]/g,
    digits: /\d/g,
    'special characters': /[!-/:-@[-`{-~]/g,
  });
  return distinct([
    { name: 'the example', value: example },
    ...lengthsAround(example, isAccepted, lengths),
    ...differs([
      { name: 'empty', value: '' },
      { name: 'spaces', value: '   ' },
      { name: 'spaces around it', value: ` ${example} ` },
      ...Object.entries(characters).map(([kind, character]) => ({
        name: `with ${kind}`,
        value: `${example.slice(0, -1)}${character}`,
      })),
      ...without
        .filter(([, pattern]) => pattern.test(example))
        .map(([kind, pattern]) => ({
          name: `without ${kind}`,
          value: example.replaceAll(pattern, kind === 'digits' ? 'a' : '7'),
        })),
      ...numberVariants(example),
    ]),
  ]);
}

/**
 * Returns the lengths at which the result changes, each with its successor; `lengths` are tried in addition to short
 * ones.
 */
function lengthsAround(
  example: string,
  isAccepted: (text: string) => boolean,
  lengths: readonly number[],
): readonly Sample<string>[] {
  const tried = [
    ...Array.from({ length: maxTriedLength }, (_, length) => length),
    ...lengths.flatMap((length) => [length, length + 1]),
  ];
  const at = (length: number) => resized(example, length, isAccepted);
  return tried.flatMap((length) => {
    if (isAccepted(at(length)) === isAccepted(at(length + 1))) return [];
    return [length, length + 1].map((side) => ({ name: `${side} characters`, value: at(side) }));
  });
}

/** Shortens or extends the example to a length, preferring a result that is accepted. */
function resized(example: string, length: number, isAccepted: (text: string) => boolean): string {
  if (length >= example.length) return example + (example.at(-1) ?? 'a').repeat(length - example.length);
  const cuts = Array.from(
    { length: length + 1 },
    (_, start) => example.slice(0, start) + example.slice(example.length - length + start),
  );
  return cuts.find(isAccepted) ?? example.slice(0, length);
}

/** Variants of a number with a check digit: another last digit, and all zeros. */
const numberVariants = (example: string): readonly Sample<string>[] =>
  /^\d+$/.test(example)
    ? [
        { name: 'another last digit', value: `${example.slice(0, -1)}${(Number(example.at(-1)) + 1) % 10}` },
        { name: 'all zero', value: '0'.repeat(example.length) },
      ]
    : [];

/** Returns a limit and its neighbours. */
export const numbersAround = (limit: number): readonly Sample<number>[] =>
  [limit - 1, limit, limit + 1].map((value) => ({ name: String(value), value }));

const distinct = <T>(samples: readonly Sample<T>[]): readonly Sample<T>[] =>
  samples.filter(({ value }, index) => samples.findIndex((other) => other.value === value) === index);

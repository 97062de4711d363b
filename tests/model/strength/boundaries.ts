/** A value on one side of a border between what is accepted and what is refused. */
export type Sample<T> = { readonly name: string; readonly value: T };

const longestTried = 300;

/** Characters of each kind that a rule may allow or forbid. */
const characters = { 'a small letter': 'a', 'a capital': 'Z', 'a digit': '7', 'a special character': '!', 'a dash': '-', 'a space': ' ', 'Hangul': '가', 'an accent': 'é', 'an emoji': '😀', 'a line break': '\n' } as const;

/**
 * Returns texts on both sides of every border that a schema draws around an accepted example: its lengths, the kinds of characters that it allows or
 * requires, and spaces around it. What the schema accepts is found by asking it, so that rules written as functions count, too.
 */
export function textsAround(example: string, isAccepted: (text: string) => boolean, lengths: readonly number[] = []): readonly Sample<string>[] {
  const known = isAccepted(example);
  const differs = (samples: readonly Sample<string>[]) => samples.filter(({ value }) => isAccepted(value) !== known);
  const without = Object.entries({ 'small letters': /[a-z]/g, capitals: /[A-Z]/g, digits: /\d/g, 'special characters': /[!-/:-@[-`{-~]/g });
  return distinct([
    { name: 'the example', value: example },
    ...lengthsAround(example, isAccepted, lengths),
    ...differs([
      { name: 'empty', value: '' },
      { name: 'spaces', value: '   ' },
      { name: 'spaces around it', value: ` ${example} ` },
      ...Object.entries(characters).map(([kind, character]) => ({ name: `with ${kind}`, value: `${example.slice(0, -1)}${character}` })),
      ...without.filter(([, pattern]) => pattern.test(example)).map(([kind, pattern]) => ({ name: `without ${kind}`, value: example.replaceAll(pattern, kind === 'digits' ? 'a' : '7') })),
      ...swapped(example),
    ]),
  ]);
}

/** The lengths at which the verdict changes, each with the one after it; `lengths` are tried beside the short ones. */
function lengthsAround(example: string, isAccepted: (text: string) => boolean, lengths: readonly number[]): readonly Sample<string>[] {
  const tried = [...Array.from({ length: longestTried }, (_, length) => length), ...lengths.flatMap((length) => [length, length + 1])];
  const at = (length: number) => resized(example, length, isAccepted);
  return tried.flatMap((length) => {
    if (isAccepted(at(length)) === isAccepted(at(length + 1))) return [];
    return [length, length + 1].map((side) => ({ name: `${side} characters`, value: at(side) }));
  });
}

/** The example with so many characters: one that is accepted, if any is that is cut from it or goes on as it ends. */
function resized(example: string, length: number, isAccepted: (text: string) => boolean): string {
  if (length >= example.length) return example + (example.at(-1) ?? 'a').repeat(length - example.length);
  const cuts = Array.from({ length: length + 1 }, (_, start) => example.slice(0, start) + example.slice(example.length - length + start));
  return cuts.find(isAccepted) ?? example.slice(0, length);
}

/** For numbers with a check digit: the last digit is another one, and all are zero. */
const swapped = (example: string): readonly Sample<string>[] =>
  /^\d+$/.test(example)
    ? [{ name: 'another last digit', value: `${example.slice(0, -1)}${(Number(example.at(-1)) + 1) % 10}` }, { name: 'all zero', value: '0'.repeat(example.length) }]
    : [];

/** Numbers on a limit and on both sides of it. */
export const numbersAround = (limit: number): readonly Sample<number>[] => [limit - 1, limit, limit + 1].map((value) => ({ name: String(value), value }));

const distinct = <T>(samples: readonly Sample<T>[]): readonly Sample<T>[] => samples.filter(({ value }, index) => samples.findIndex((other) => other.value === value) === index);

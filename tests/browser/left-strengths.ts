import type { Strength } from '#tests/model/strength/strength.ts';

/** The strengths whose paths of a machine are not walked in a browser, each with its reason. */
const leftStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: { bookingHistory: 'A list, and the code that writes the file, are cached once they came: a path cannot hold them a second time.' },
};

export const reasonAgainst = (strength: Strength, machine: string): string | null => leftStrengths[strength]?.[machine] ?? null;

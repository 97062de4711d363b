import type { Strength } from '#tests/model/strength/strength.ts';

/** The strengths whose paths of a machine are not walked in a browser, each with its reason. */
const leftStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: {
    bookingHistory: 'A list, and the code that writes the file, are cached once they came: a path cannot hold them a second time.',
    postcode: 'The script of the search is loaded once for each page: a path cannot hold it a second time.',
    session: 'Each event of the session happens on another page of the site, and the gestures of the paths begin on one.',
    signUp: 'After a step back the page keeps what was entered and checked, and the gestures of the paths begin on empty forms.',
    siteMenu: 'A pointer that rests on an entry already cannot enter it a second time, as the paths ask.',
    verification: 'A request that was given up is still held here, and is answered in the place of the next one.',
  },
};

/** Why the paths of a strength are not walked on this machine in a browser; null where they are. */
export const reasonAgainst = (strength: Strength, machine: string): string | null => leftStrengths[strength]?.[machine] ?? null;

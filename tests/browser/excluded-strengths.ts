import type { Strength } from '#tests/model/strength/strength.ts';

/** The strengths that do not run in a browser for a machine, each with its reason. */
const excludedStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: {
    bookingHistory: 'The list, and the chunk that writes the file, are cached once loaded: a path cannot hold their responses a second time.',
    postcode: 'The search script is loaded once per page: a path cannot hold its response a second time.',
    session: 'The events of the session happen on different pages, and the gestures of a path all start on the same one.',
    signUp: 'After a step back the form still has what was entered and checked, and the gestures of a path expect an empty form.',
    siteMenu: 'The paths move the pointer onto an entry twice; a pointer that is already on it cannot enter it again.',
    verification: 'An abandoned request is still held by the test, and would be answered instead of the next one.',
  },
};

/** Returns the reason why a strength does not run for this machine in a browser, or null if it runs. */
export const reasonToExclude = (strength: Strength, machine: string): string | null => excludedStrengths[strength]?.[machine] ?? null;

import type { Strength } from '#tests/model/strength/strength.ts';

/** The strengths that do not run in a browser for a machine, each with its reason. */
const excludedStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: {
    session: 'The events of the session happen on different pages, and the gestures of a path all start on the same one.',
    siteMenu: 'The paths move the pointer onto an entry twice; a pointer that is already on it cannot enter it again.',
  },
};

/** Returns the reason why a strength does not run for this machine in a browser, or null if it runs. */
export const reasonToExclude = (strength: Strength, machine: string): string | null => excludedStrengths[strength]?.[machine] ?? null;

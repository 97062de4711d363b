import type { Strength } from '#tests/model/strength/strength.ts';

const onSeveralPages = 'The events of the session happen on different pages, and the gestures of a path all start on the same one.';

/** The strengths that do not run in a browser for a machine, each with its reason. */
const excludedStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: {
    session: onSeveralPages,
  },
  guards: {
    session: onSeveralPages,
  },
  walks: {
    session: onSeveralPages,
  },
};

/** Returns the reason why a strength does not run for this machine in a browser, or null if it runs. */
export const reasonToExclude = (strength: Strength, machine: string): string | null => excludedStrengths[strength]?.[machine] ?? null;

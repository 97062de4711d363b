import type { Strength } from '#tests/model/strength/strength.ts';

const onSeveralPages = 'The events of the session happen on different pages, and the gestures of a path all start on the same one.';

/** The flows whose gestures cannot enter every value at the limits of the contract. */
const valuesOutOfReach = {
  bookingHistory: 'The gestures wait for the course in the URL, which omits the default course.',
  findId: 'The fields of a company still have the number that was entered before.',
  findPassword: 'The fields of a company still have the number that was entered before.',
  profileEdit: 'The gestures change the e-mail address only, and the values are those of every field.',
  signUp: 'The gestures leave out some fields of the form, and choose the domain of the e-mail address from a list, which has no invalid one.',
};

/** The strengths that do not run in a browser for a machine, each with its reason. */
const excludedStrengths: Readonly<Partial<Record<Strength, Readonly<Record<string, string>>>>> = {
  pairs: {
    session: onSeveralPages,
    siteMenu: 'The paths move the pointer onto an entry twice; a pointer that is already on it cannot enter it again.',
  },
  guards: {
    ...valuesOutOfReach,
    session: onSeveralPages,
    siteMenu: 'The gesture for another page clicks a link of the header, which an open menu covers.',
  },
  data: valuesOutOfReach,
};

/** Returns the reason why a strength does not run for this machine in a browser, or null if it runs. */
export const reasonToExclude = (strength: Strength, machine: string): string | null => excludedStrengths[strength]?.[machine] ?? null;

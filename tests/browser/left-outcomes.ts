/** The outcomes that are not tried in a browser, by machine and by call or outcome, each with its reason. */
export const leftOutcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

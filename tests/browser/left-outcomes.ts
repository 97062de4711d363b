/** The outcomes that are not tried in a browser, by machine and by call or outcome, each with its reason. */
export const leftOutcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { 'checkReservation · getSetting': 'The setting comes with the document, so that a login makes no call for it.' },
};

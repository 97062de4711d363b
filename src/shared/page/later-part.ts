/** The attribute, with the name of the part, of what the server has written and the page has not taken over yet. */
export const waitingPart = 'data-later';

/** Told by a part as it is taken over: from now on it hears what is done to it. */
export const partTakenOver = 'part-taken-over';

/** Told by a part that something was done to before: somebody waits for it. */
export const partWanted = 'part-wanted';

/** Attribute of a deferred part that has not hydrated yet; its value is the name of the part. */
export const waitingPart = 'data-later';

/** Event that a part dispatches when it has hydrated. */
export const partTakenOver = 'part-taken-over';

/** Event for a part that the user has interacted with before it has hydrated. */
export const partWanted = 'part-wanted';

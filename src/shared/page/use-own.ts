import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only this browser knows: not while it takes over what the server has written for everybody, which is what `everybodys` made. Where both
 * are the same, nothing is rendered anew for it. `own` is asked whenever this is rendered, and gives the same thing as long as nothing has changed.
 */
export const useOwn = <T>(own: () => T, everybodys: T): T => useSyncExternalStore(never, own, () => everybodys);

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Client-only value: `everybodys` during server rendering and hydration, `own()` afterwards. If both are equal, nothing renders again. `own` is
 * called on every render and must return a stable value.
 */
export const useOwn = <T>(own: () => T, everybodys: T): T => useSyncExternalStore(never, own, () => everybodys);

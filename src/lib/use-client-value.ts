import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Client-only value: `onServer` during server rendering and hydration, `onClient()` afterwards. If both are equal,
 * nothing renders again. `onClient` is called on every render and must return a stable value.
 */
export const useClientValue = <T>(onClient: () => T, onServer: T): T =>
  useSyncExternalStore(never, onClient, () => onServer);

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser may show what only it knows: not while it takes over what the server has written for everybody. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

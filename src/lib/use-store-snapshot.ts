import { useCallback, useSyncExternalStore } from 'react';

type Told<S> = { subscribe: (listener: () => void) => { unsubscribe: () => void }; getSnapshot: () => S };

/** Subscribes to the snapshot of a flow; undefined without one. Does not import XState, so that pages can start without it. */
export function useStoreSnapshot<S>(flow: Told<S>): S;
export function useStoreSnapshot<S>(flow: Told<S> | undefined): S | undefined;
export function useStoreSnapshot<S>(flow: Told<S> | undefined): S | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const told = flow?.subscribe(listener);
      return () => told?.unsubscribe();
    },
    [flow],
  );
  const now = () => flow?.getSnapshot();
  return useSyncExternalStore(subscribe, now, now);
}

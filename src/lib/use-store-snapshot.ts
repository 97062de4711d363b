import { useCallback, useSyncExternalStore } from 'react';

type Store<S> = { subscribe: (listener: () => void) => { unsubscribe: () => void }; getSnapshot: () => S };

/**
 * Subscribes to the snapshot of a store or an actor; undefined without one. Does not import XState, so that pages can
 * start without it.
 */
export function useStoreSnapshot<S>(store: Store<S>): S;
export function useStoreSnapshot<S>(store: Store<S> | undefined): S | undefined;
export function useStoreSnapshot<S>(store: Store<S> | undefined): S | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = store?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [store],
  );
  const getSnapshot = () => store?.getSnapshot();
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

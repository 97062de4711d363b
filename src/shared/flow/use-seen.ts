import { useCallback, useSyncExternalStore } from 'react';

type Told<S> = { subscribe: (listener: () => void) => { unsubscribe: () => void }; getSnapshot: () => S };

/** What a flow is in just now; without one, nothing. Of XState it needs nothing, so that a page can begin without. */
export function useSeen<S>(flow: Told<S>): S;
export function useSeen<S>(flow: Told<S> | undefined): S | undefined;
export function useSeen<S>(flow: Told<S> | undefined): S | undefined {
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

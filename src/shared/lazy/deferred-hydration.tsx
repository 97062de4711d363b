import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isNetworkError } from '#src/api/is-network-error.ts';
import { reportError } from '#src/lib/report-error.ts';
import { Transparent } from '#src/ui/foundation/layout.ts';
import { showAwaitedPress } from './awaited-press.ts';
import { recordFailedChunk, type ChunkFailure } from './failed-chunks.ts';
import { registerChunk } from './lazy-component.tsx';

/** Attribute of a deferred part that has not hydrated yet; its value is the name of the part. */
export const deferredAttribute = 'data-deferred';

/** Event that a part dispatches when it has hydrated. */
export const hydratedEvent = 'part-hydrated';

/** Event for a part that the user has interacted with before it has hydrated. */
export const interactionEvent = 'part-interaction';

const retryDelayMs = 5_000;

/**
 * Defers the hydration of a part: its server HTML stays until the chunk is loaded; input is captured (`event-replay.ts`) and changed props are applied
 * after hydration. Failed loads are retried. On a client-side navigation it renders like any other component: the page waits for it, unless it is
 * below the fold, or cannot be loaded: then the notice of missing chunks is shown, and the page without it.
 */
export function deferHydration<P extends object>(name: string, load: () => Promise<ComponentType<P>>, { isBelowFold = false } = {}): ComponentType<P> {
  const { loadOnce, getLoaded, recordRendered } = registerChunk(name, load, { isDeferred: true, isBelowFold });
  let failure: ChunkFailure | null = null;
  let hasInteraction = false;
  let isAwaited = false;
  const report = () => recordFailedChunk(name, hasInteraction || isAwaited ? failure : null);
  /** Nothing is in its place only on a page that the browser has rendered. */
  function Awaited() {
    useEffect(() => {
      isAwaited = !isBelowFold;
      report();
      return () => {
        isAwaited = false;
        report();
      };
    }, []);
    return null;
  }
  const loadWithRetry = (): Promise<ComponentType<P>> =>
    loadOnce().catch((error: unknown) => {
      failure = isNetworkError(error) ? 'network' : 'error';
      report();
      // An error that the module throws is reported to the browser; the server HTML stays.
      if (failure === 'error') reportError(error);
      return new Promise((resolve) => failure === 'network' && setTimeout(() => resolve(loadWithRetry()), retryDelayMs));
    });
  let showing: (() => void) | undefined;
  const recordInteraction = ({ target }: Event) => {
    hasInteraction ||= target instanceof Element && target.getAttribute(deferredAttribute) === name;
    if (hasInteraction) showing ??= showAwaitedPress();
    report();
  };
  const endAwaited = () => {
    showing?.();
    showing = undefined;
  };
  const Lazy = lazy(async () => {
    const loaded = await loadWithRetry();
    // Before React compares the attributes of the server HTML.
    endAwaited();
    return { default: loaded };
  });
  return function Deferred(props: P) {
    recordRendered();
    const [Part] = useState<ComponentType<P>>(() => getLoaded() ?? Lazy);
    const [firstProps] = useState(props);
    const [isHydrated, setHydrated] = useState(false);
    const currentProps = isHydrated ? props : firstProps;
    useEffect(() => {
      if (isHydrated) return undefined;
      document.addEventListener(interactionEvent, recordInteraction);
      return () => {
        document.removeEventListener(interactionEvent, recordInteraction);
        hasInteraction = false;
        endAwaited();
        report();
      };
    }, [isHydrated]);
    // The same element, so that React does not re-render what it has not hydrated yet.
    return useMemo(
      () => (
        <Suspense fallback={<Awaited />}>
          <Boundary name={name} onHydrated={setHydrated}>
            <Part {...currentProps} />
          </Boundary>
        </Suspense>
      ),
      [Part, currentProps],
    );
  };
}

function Boundary({ name, onHydrated, children }: { name: string; onHydrated: (isHydrated: true) => void; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // A layout effect: it runs within the event that React may have hydrated the part for.
  useLayoutEffect(() => {
    element.current?.removeAttribute(deferredAttribute);
    element.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, []);
  useEffect(() => onHydrated(true), [onHydrated]);
  return (
    <Transparent ref={element} {...{ [deferredAttribute]: name }}>
      {children}
    </Transparent>
  );
}

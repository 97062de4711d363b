import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isCutOff } from '#src/api/is-network-error.ts';
import { Transparent } from '#src/ui/foundation/layout.ts';
import { noteMissing, type Missing } from './failed-chunks.ts';
import { tellDefect } from '../../lib/report-error.ts';
import { partTakenOver, partWanted, waitingPart } from './deferred-events.ts';
import { lazyLoad } from './lazy-component.tsx';

const retryDelayMs = 5_000;

/**
 * Defers the hydration of a part: its server HTML stays until the chunk is loaded; input is captured (`event-replay.ts`) and changed props are applied
 * after hydration. Failed loads are retried. On a client-side navigation it renders like any other component.
 */
export function later<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { fetch, whatIsHere, noteRendered } = lazyLoad(name, load, { isLater: true });
  let why: Missing | null = null;
  let isWanted = false;
  const say = () => noteMissing(name, isWanted ? why : null);
  const insist = (): Promise<ComponentType<P>> =>
    fetch().catch((error: unknown) => {
      why = isCutOff(error) ? 'cut-off' : 'broken';
      say();
      // An error that the module throws is reported to the browser; the server HTML stays.
      if (why === 'broken') tellDefect(error);
      return new Promise((resolve) => why === 'cut-off' && setTimeout(() => resolve(insist()), retryDelayMs));
    });
  const noteWanted = ({ target }: Event) => {
    isWanted ||= target instanceof Element && target.getAttribute(waitingPart) === name;
    say();
  };
  const Coming = lazy(async () => ({ default: await insist() }));
  return function Later(props: P) {
    noteRendered();
    const [Part] = useState<ComponentType<P>>(() => whatIsHere() ?? Coming);
    const [first] = useState(props);
    const [isThere, setThere] = useState(false);
    const told = isThere ? props : first;
    useEffect(() => {
      if (isThere) return undefined;
      document.addEventListener(partWanted, noteWanted);
      return () => {
        document.removeEventListener(partWanted, noteWanted);
        isWanted = false;
        say();
      };
    }, [isThere]);
    // The same element, so that React does not re-render what it has not hydrated yet.
    return useMemo(
      () => (
        <Suspense>
          <Place name={name} onThere={setThere}>
            <Part {...told} />
          </Place>
        </Suspense>
      ),
      [Part, told],
    );
  };
}

function Place({ name, onThere, children }: { name: string; onThere: (isThere: true) => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // A layout effect: it runs within the event that React may have hydrated the part for.
  useLayoutEffect(() => {
    place.current?.removeAttribute(waitingPart);
    place.current?.dispatchEvent(new Event(partTakenOver, { bubbles: true }));
  }, []);
  useEffect(() => onThere(true), [onThere]);
  return (
    <Transparent ref={place} {...{ [waitingPart]: name }}>
      {children}
    </Transparent>
  );
}

import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isCutOff } from '#src/api/cut-off.ts';
import { Transparent } from '#src/ui/layout.ts';
import { noteMissing, type Missing } from '../flow/missing.ts';
import { tellDefect } from '../flow/tell-defect.ts';
import { partTakenOver, partWanted, waitingPart } from './later-part.ts';
import { lazyLoad } from './lazily.tsx';

/** How long until code that did not come is asked for again, in milliseconds. */
const again = 5_000;

/**
 * A part that a page begins without: what the server has written of it is read, and taken over once its code is here. What is done to it
 * until then is kept for it (`early.ts`); what the page tells it, it hears then. Code that does not come is asked for until it does. A page
 * that the server has not written has it from the beginning.
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
      // A defect is one that the browser tells; what the server has written stays.
      if (why === 'broken') tellDefect(error);
      return new Promise((resolve) => why === 'cut-off' && setTimeout(() => resolve(insist()), again));
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
    // The element of before, so that React leaves alone what is not taken over yet.
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
  // Within the press that React may have taken it over for.
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

import { lazy, useState, type ComponentType } from 'react';
import { isCutOff } from '#src/api/cut-off.ts';

export type MissingProps = { onRetry: () => void };

/** The loads of parts by their names, as far as the modules that name them have been loaded themselves: those that a page begins with, and those that come later. */
const loads = new Map<string, () => Promise<unknown>>();
const laterLoads = new Map<string, () => Promise<unknown>>();
let rendered: Set<string> | null = null;

/**
 * A component whose code is loaded when it is first wanted. One that is there already is shown at once, without a Suspense between:
 * so a page that the server has written is taken over in one piece, once its parts are there. Code that does not come is a defect, unless
 * `Missing` says so in its place, which asks for it again. Code that came and broke is a defect in any case.
 */
export function lazily<P extends object>(name: string, load: () => Promise<ComponentType<P>>, Missing?: ComponentType<MissingProps>): ComponentType<P> {
  const { fetch, whatIsHere, noteRendered } = lazyLoad(name, load);
  const Coming = lazy(async () => ({ default: Missing ? await fetch().catch(wantingWhenCutOff) : await fetch() }));
  const wantingWhenCutOff = (error: unknown) => {
    if (isCutOff(error)) return Wanting;
    throw error;
  };
  function Wanting(props: P) {
    const [Shown, setShown] = useState<ComponentType<P> | null>(() => whatIsHere() ?? null);
    if (Shown) return <Shown {...props} />;
    // What does not come this time either is still said.
    return Missing ? <Missing onRetry={() => void fetch().then((there) => setShown(() => there), () => undefined)} /> : null;
  }
  return function Lazily(props: P) {
    noteRendered();
    const [Shown] = useState<ComponentType<P>>(() => whatIsHere() ?? Coming);
    return <Shown {...props} />;
  };
}

/** A part's code: loaded once, known by its name, and noted where it is rendered. */
export function lazyLoad<P extends object>(name: string, load: () => Promise<ComponentType<P>>, { isLater = false } = {}) {
  let here: ComponentType<P> | undefined;
  const fetch = async () => (here ??= await load());
  (isLater ? laterLoads : loads).set(name, fetch);
  return { fetch, whatIsHere: () => here, noteRendered: () => void rendered?.add(name) };
}

/** Fetches the later parts of all modules that are here, for a page that has them from the beginning. Rejects where one does not come. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all([...laterLoads.values()].map((load) => load()));
}

/** Fetches the parts of these names: those that are known, then those that they have brought along. What does not come is asked for again when it is rendered. */
export async function fetchParts(names: readonly string[]): Promise<void> {
  const known = names.flatMap((name) => loads.get(name) ?? []);
  await Promise.allSettled(known.map((load) => load()));
  const later = names.filter((name) => !known.includes(loads.get(name) ?? never));
  if (known.length > 0 && later.length > 0) await fetchParts(later);
}

const never = () => Promise.resolve();

/** For a server: which parts are rendered from now on. */
export function notePartsRendered(): ReadonlySet<string> {
  rendered = new Set();
  return rendered;
}

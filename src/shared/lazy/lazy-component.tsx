import { lazy, useState, type ComponentType } from 'react';
import { isCutOff } from '#src/api/is-network-error.ts';

export type MissingProps = { onRetry: () => void };

/** Loaders of chunks by name, registered by the modules that use them: those needed for hydration, and those of deferred parts. */
const loads = new Map<string, () => Promise<unknown>>();
const laterLoads = new Map<string, () => Promise<unknown>>();
let rendered: Set<string> | null = null;

/**
 * Like `React.lazy`, but renders synchronously if the chunk is loaded, so that hydration does not suspend. If the network fails to load the chunk,
 * shows `Missing` with a retry; without it, and for errors that the module throws, the error is rethrown.
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
    // If it fails again, `Missing` stays.
    return Missing ? <Missing onRetry={() => void fetch().then((there) => setShown(() => there), () => undefined)} /> : null;
  }
  return function Lazily(props: P) {
    noteRendered();
    const [Shown] = useState<ComponentType<P>>(() => whatIsHere() ?? Coming);
    return <Shown {...props} />;
  };
}

/** Registers a chunk under a name: it is loaded once, and the server records when it is rendered. */
export function lazyLoad<P extends object>(name: string, load: () => Promise<ComponentType<P>>, { isLater = false } = {}) {
  let here: ComponentType<P> | undefined;
  const fetch = async () => (here ??= await load());
  (isLater ? laterLoads : loads).set(name, fetch);
  return { fetch, whatIsHere: () => here, noteRendered: () => void rendered?.add(name) };
}

/** Loads the deferred parts of all loaded modules, for a page that is rendered on the client. Rejects if one fails. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all([...laterLoads.values()].map((load) => load()));
}

/** Preloads chunks by name: registered ones first, then those that these have registered. Failed ones are loaded again when they are rendered. */
export async function fetchParts(names: readonly string[]): Promise<void> {
  const known = names.flatMap((name) => loads.get(name) ?? []);
  await Promise.allSettled(known.map((load) => load()));
  const later = names.filter((name) => !known.includes(loads.get(name) ?? never));
  if (known.length > 0 && later.length > 0) await fetchParts(later);
}

const never = () => Promise.resolve();

/** On the server: returns the set that collects the names of all chunks rendered from now on. */
export function notePartsRendered(): ReadonlySet<string> {
  rendered = new Set();
  return rendered;
}

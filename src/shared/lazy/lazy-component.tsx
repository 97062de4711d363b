import { lazy, useCallback, useState, type ComponentType } from 'react';
import { isNetworkError } from '#src/api/is-network-error.ts';
import { useRetries } from './use-retries.ts';

export type MissingProps = { onRetry: () => void };

/** Loaders of chunks by name, registered by the modules that use them: those needed for hydration, and those of deferred parts. */
const loads = new Map<string, () => Promise<unknown>>();
const deferredLoads = new Map<string, () => Promise<unknown>>();
const belowFold = new Set<string>();
let rendered: Set<string> | null = null;

/**
 * Like `React.lazy`, but renders synchronously if the chunk is loaded, so that hydration does not suspend. If the network, or a content blocker, fails the
 * chunk, it is requested again now and then. Until it is loaded, `Missing` is shown, or nothing without it: the rest of the page stays. An error that the
 * module throws is rethrown.
 * `name` is that of the module: the server looks it up in Vite's manifest to preload its files.
 */
export function lazyComponent<P extends object>(name: string, load: () => Promise<ComponentType<P>>, Missing?: ComponentType<MissingProps>): ComponentType<P> {
  const { loadOnce, getLoaded, recordRendered } = registerChunk(name, load);
  const Lazy = lazy(async () => ({ default: await loadOnce().catch(retryOnNetworkError) }));
  const retryOnNetworkError = (error: unknown) => {
    if (isNetworkError(error)) return Retry;
    throw error;
  };
  function Retry(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => getLoaded() ?? null);
    const retry = useCallback(() => void loadOnce().then((loaded) => setLoaded(() => loaded), () => undefined), []);
    useRetries(retry, Loaded === null);
    if (Loaded) return <Loaded {...props} />;
    // If the retry fails, `Missing` stays.
    return Missing ? <Missing onRetry={retry} /> : null;
  }
  return function LazyComponent(props: P) {
    recordRendered();
    const [Component] = useState<ComponentType<P>>(() => getLoaded() ?? Lazy);
    return <Component {...props} />;
  };
}

/** Registers a chunk under a name: it is loaded once, and the server records when it is rendered. */
export function registerChunk<P extends object>(name: string, load: () => Promise<ComponentType<P>>, { isDeferred = false, isBelowFold = false } = {}) {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  (isDeferred ? deferredLoads : loads).set(name, loadOnce);
  if (isBelowFold) belowFold.add(name);
  return { loadOnce, getLoaded: () => loaded, recordRendered: () => void rendered?.add(name) };
}

/** Loads the deferred parts of all loaded modules. Rejects if one fails. */
export const loadDeferred = (): Promise<void> => loadAll([...deferredLoads.keys()]);

/** Loads those that a page rendered on the client waits for. Rejects if one fails. */
export const loadDeferredAboveFold = (): Promise<void> => loadAll([...deferredLoads.keys()].filter((name) => !belowFold.has(name)));

async function loadAll(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => deferredLoads.get(name)?.()));
}

/** Preloads chunks by name: registered ones first, then those that these have registered. Failed ones are loaded again when they are rendered. */
export async function preloadChunks(names: readonly string[]): Promise<void> {
  const others = names.filter((name) => !loads.has(name));
  await Promise.allSettled(names.map(async (name) => loads.get(name)?.()));
  if (others.length > 0 && others.length < names.length) await preloadChunks(others);
}

/** Returns whether hydration waits for this part. */
export const isNeededToHydrate = (name: string): boolean => loads.has(name);

/** On the server: returns the set that collects the names of all chunks rendered from now on. */
export function recordRenderedChunks(): ReadonlySet<string> {
  rendered = new Set();
  return rendered;
}

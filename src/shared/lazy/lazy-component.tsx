import { createContext, lazy, useCallback, useContext, useState, type ComponentType } from 'react';
import { isNetworkError } from '#src/api/is-network-error.ts';
import { useRetries } from './use-retries.ts';

export type MissingProps = { onRetry: () => void };

/** Loaders of chunks by name, registered by the modules that use them. */
const loads = new Map<string, () => Promise<unknown>>();

/** On the server: collects the names of the chunks of a page. */
export const RenderedChunks = createContext<Set<string> | null>(null);

/**
 * Like `React.lazy`, but renders synchronously if the chunk is loaded, so that hydration does not suspend. If the
 * network, or a content blocker, fails the chunk, it is requested again now and then. Until it is loaded, `Missing` is
 * shown, or nothing without it: the rest of the page stays. An error that the module throws is rethrown. `name` is that
 * of the module: the server looks it up in Vite's manifest to preload its files.
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  Missing?: ComponentType<MissingProps>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  loads.set(name, loadOnce);
  const Lazy = lazy(async () => ({ default: await loadOnce().catch(retryOnNetworkError) }));
  const retryOnNetworkError = (error: unknown) => {
    if (isNetworkError(error)) return Retry;
    throw error;
  };
  function Retry(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => loaded ?? null);
    const retry = useCallback(
      () =>
        void loadOnce().then(
          (component) => setLoaded(() => component),
          () => undefined,
        ),
      [],
    );
    useRetries(retry, Loaded === null);
    if (Loaded) return <Loaded {...props} />;
    // If the retry fails, `Missing` stays.
    return Missing ? <Missing onRetry={retry} /> : null;
  }
  return function LazyComponent(props: P) {
    useContext(RenderedChunks)?.add(name);
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  };
}

/** Preloads chunks by name. Failed ones are loaded again when they are rendered. */
export async function preloadChunks(names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map(async (name) => loads.get(name)?.()));
}

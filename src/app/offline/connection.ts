import { cachedPageAttribute } from '#contract/http/offline.ts';

/** `cached`: offline since the page was opened, so that the page comes from the cache. */
export type Connection = 'online' | 'offline' | 'cached';

const intervalMs = 10_000;

/**
 * Whether the server can be reached, as far as this page knows: by the browser's `online` and `offline` events, which
 * only know the network link, and by how the page was opened. After a failure, it counts as reachable once a request
 * succeeds: tried when the browser goes online, and at intervals while the page is visible.
 */
export function watchConnection(onChange: (connection: Connection, previous: Connection) => void): () => void {
  let current: Connection = 'online';
  const set = (next: Connection) => {
    if (next === current) return;
    const previous = current;
    current = next;
    onChange(next, previous);
  };
  const onOffline = () => set(document.documentElement.hasAttribute(cachedPageAttribute) ? 'cached' : 'offline');
  const check = async () => {
    if (current === 'online' || document.hidden || !(await isReachable())) return;
    document.documentElement.removeAttribute(cachedPageAttribute);
    set('online');
  };
  const timer = setInterval(() => void check(), intervalMs);
  const checkNow = () => void check();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', checkNow);
  document.addEventListener('visibilitychange', checkNow);
  if (!navigator.onLine || document.documentElement.hasAttribute(cachedPageAttribute)) onOffline();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', checkNow);
    document.removeEventListener('visibilitychange', checkNow);
  };
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

import { cachedPageAttribute } from '#contract/http/offline.ts';

/** `cut`: offline. `kept`: offline since the page was opened, so that it comes from the cache. */
export type Connection = 'there' | 'cut' | 'kept';

const pause = 10_000;

/**
 * Whether the server can be reached, as far as this page knows: by the browser's `online` and `offline` events, which only know the network link,
 * and by how the page was opened. After a failure, it counts as reachable once a request succeeds: tried when the browser goes online, and at
 * intervals while the page is visible.
 */
export function watchConnection(changed: (connection: Connection, former: Connection) => void): () => void {
  let now: Connection = 'there';
  const set = (next: Connection) => {
    if (next === now) return;
    const former = now;
    now = next;
    changed(next, former);
  };
  const lost = () => set(document.documentElement.hasAttribute(cachedPageAttribute) ? 'kept' : 'cut');
  const ask = async () => {
    if (now === 'there' || document.hidden || !(await isReachable())) return;
    document.documentElement.removeAttribute(cachedPageAttribute);
    set('there');
  };
  const timer = setInterval(() => void ask(), pause);
  const askNow = () => void ask();
  window.addEventListener('offline', lost);
  window.addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  if (!navigator.onLine || document.documentElement.hasAttribute(cachedPageAttribute)) lost();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askNow);
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

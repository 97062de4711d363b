import { workerPath, type WorkerMessage } from '#contract/http/offline.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { savesData, networkInformation } from '#src/lib/save-data.ts';
import { whileRegistering } from '#src/shared/trusted/one-policy.ts';

/** How long to wait for the waiting worker to activate, in milliseconds: it cannot while another page of the site is open. */
const takingOver = 3_000;

let registered: Promise<void> | undefined;

/**
 * Registers the service worker for offline reading. A waiting update gets this page's files, and a moment to activate, as nothing has been typed on
 * the page yet. Does nothing in a browser that has no service workers or forbids them.
 */
export function registerWorker(): Promise<void> {
  registered ??= register();
  return registered;
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whileRegistering(workerPath, (script) => navigator.serviceWorker.register(script, { updateViaCache: 'none' })).catch(() => undefined);
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return;
  post(waiting, { type: 'page.begun', files: document.querySelector<HTMLMetaElement>('meta[name="site-files"]')?.content.split(' ') ?? [] });
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, takingOver);
  });
}

/**
 * On idle, sends the active service worker this page's path and resources to cache, and again when an updated worker takes control. Returns an
 * unsubscribe function.
 */
export function tellSeen(path: string): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const again = () => void tell(path);
  navigator.serviceWorker.addEventListener('controllerchange', again);
  const callOff = whenIdle(() => void registerWorker().then(again));
  return () => {
    navigator.serviceWorker.removeEventListener('controllerchange', again);
    callOff();
  };
}

async function tell(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  if (active) post(active, { type: 'page.seen', path, loaded, savesData: savesData(networkInformation(navigator)) });
}

function post(worker: ServiceWorker, told: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  worker.postMessage(told);
}

import { workerPath, type WorkerMessage } from '#contract/http/offline.ts';
import { whenSettled } from '#src/lib/when-settled.ts';
import { savesData, networkInformation } from '#src/lib/save-data.ts';
import { whileRegistering } from '#src/shared/trusted/one-policy.ts';

/** How long to wait for the waiting worker to activate: it cannot while another page of the site is open. */
const activationTimeoutMs = 3_000;

let registered: Promise<void> | undefined;

/**
 * Registers the service worker for offline reading. A waiting update gets this page's files, and a moment to activate,
 * as nothing has been typed on the page yet. Does nothing in a browser that has no service workers or forbids them.
 */
export function registerWorker(): Promise<void> {
  registered ??= register();
  return registered;
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await whileRegistering(workerPath, (script) =>
    navigator.serviceWorker.register(script, { updateViaCache: 'none' }),
  ).catch(() => undefined);
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return;
  post(waiting, {
    type: 'page.begun',
    files: [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  });
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, activationTimeoutMs);
  });
}

/**
 * Once the page has settled, sends the active service worker this page's path and resources to cache, and again when an updated worker
 * takes control. Returns an unsubscribe function.
 */
export function reportSeen(path: string): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const report = () => void postSeen(path);
  navigator.serviceWorker.addEventListener('controllerchange', report);
  const cancelIdle = whenSettled(() => void registerWorker().then(report));
  return () => {
    navigator.serviceWorker.removeEventListener('controllerchange', report);
    cancelIdle();
  };
}

async function postSeen(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  if (active) post(active, { type: 'page.seen', path, loaded, savesData: savesData(networkInformation(navigator)) });
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  worker.postMessage(message);
}

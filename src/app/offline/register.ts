import { workerPath, type TellWorker } from '#contract/http/offline.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { savesData, networkInformation } from '#src/lib/save-data.ts';
import { whileRegistering } from '#src/shared/trusted/one-policy.ts';

/** How long a successor has for taking over, in milliseconds: it cannot while another page is open. */
const takingOver = 3_000;

let registered: Promise<void> | undefined;

/**
 * Brings the worker that keeps pages for offline reading. Its successor, if there is one, is told that nothing has been typed here yet, and is waited for. A browser
 * that has no such thing, or forbids it, does without.
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
 * Tells the worker, once nothing else is to be done, that a page was seen, and what has been loaded for it; and its successor, when that takes over, which it cannot while the
 * former one keeps what was seen. Answers what ends this.
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

function post(worker: ServiceWorker, told: TellWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  worker.postMessage(told);
}

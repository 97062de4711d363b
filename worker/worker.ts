import type { TellWorker } from '#contract/offline.ts';
import { bringFiles, bringRelease, openFile } from './files.ts';
import { isAlone } from './is-alone.ts';
import { isPublicRead, isTooOld, isWhole } from './keepable.ts';
import { findKept, keep, most } from './kept.ts';
import { offlineHeaders, offlinePage } from './offline-page.ts';
import { findPage, keepPage, keptTitles } from './pages.ts';
import { pageKey, placeOf, type Place } from './place.ts';
import { forgetFormerReleases, pagesCache, release } from './release.ts';
import { marked } from './written-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Network timeout in milliseconds if a cached response is available. */
const patience = 5_000;
/** Delay in milliseconds before the release is precached, so that it does not compete with a page that is still loading. */
const pause = 5_000;

self.addEventListener('install', (event) => event.waitUntil(bringFiles([...release.styles])));

// Browsers delay activation until no page uses the previous worker, or until `skipWaiting`, which `page.begun` may trigger.
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const place = placeOf({ method: event.request.method, url: new URL(event.request.url), isNavigation: event.request.mode === 'navigate' }, self.location.origin);
  if (place !== null) event.respondWith(answers[place](event));
});

self.addEventListener('message', (event) => {
  const told: TellWorker = event.data;
  if (told.type === 'page.seen') event.waitUntil(quietly(keepSeen(told)));
  else event.waitUntil(takeOver(told.files));
});

async function begin(): Promise<void> {
  await caches.open(pagesCache);
  await forgetFormerReleases();
  // Firefox fails a navigation whose preload fails, whatever the worker responds, so nothing would open offline. An earlier release enabled
  // navigation preload, which persists.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

const answers: Readonly<Record<Place, (event: FetchEvent) => Promise<Response>>> = {
  page: openPage,
  closed: async ({ request }) => fetch(request).catch(tellOffline),
  file: async (event) => openFile(event.request.url, () => fetch(event.request), (work) => event.waitUntil(quietly(work))).catch(() => Response.error()),
  styles: async ({ request }) => (await findKept(request.url)) ?? fetch(request).catch(() => Response.error()),
  picture: openPicture,
  read: openRead,
};

/** Network-first strategy: falls back to the cached page if the network fails, times out, or a proxy reports that the server is down. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const fresh = fetch(event.request);
  // The response for a query string is a different page under the same key.
  if (search === '') event.waitUntil(quietly(fresh.then(async (answer) => keepPage(pathname, answer.clone()))));
  const kept = await findPage(pathname).catch(() => undefined);
  try {
    return await inTime(fresh, kept);
  } catch {
    return kept ? shownAsKept(kept) : tellOffline();
  }
}

/** Stale-while-revalidate strategy: a replaced picture may appear one visit late. */
async function openPicture(event: FetchEvent): Promise<Response> {
  const fresh = keeping(event, 'pictures', isWhole);
  return (await findKept(event.request.url, 'pictures').catch(() => undefined)) ?? fresh.catch(() => Response.error());
}

async function openRead(event: FetchEvent): Promise<Response> {
  const fresh = keeping(event, 'reads', (answer) => isWhole(answer) && isPublicRead(event.request.headers, answer.headers));
  const found = await findKept(event.request.url, 'reads').catch(() => undefined);
  const kept = found && !isTooOld(found.headers, Date.now()) ? found : undefined;
  return inTime(fresh, kept).catch(() => kept ?? Response.error());
}

/** Fetches a request and caches the response if `mayKeep` allows it. */
function keeping(event: FetchEvent, place: 'pictures' | 'reads', mayKeep: (answer: Response) => boolean): Promise<Response> {
  const { request } = event;
  const fresh = fetch(request);
  event.waitUntil(quietly(fresh.then(async (answer) => (mayKeep(answer) ? keep(place, request.url, answer.clone(), most[place]) : undefined))));
  return fresh;
}

/** Returns the network response. With a cached one as fallback, rejects after the timeout or if a proxy reports that the server is down. */
const inTime = (fresh: Promise<Response>, kept: Response | undefined): Promise<Response> => (kept ? Promise.race([fresh.then(refuseUnavailable), outOfPatience()]) : fresh);

function refuseUnavailable(answer: Response): Response {
  if ([502, 503, 504].includes(answer.status)) throw new Error('The server is not available');
  return answer;
}

const outOfPatience = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The network takes too long')), patience));

async function shownAsKept(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(marked(await kept.text()), { headers });
}

async function tellOffline(): Promise<Response> {
  return new Response(offlinePage(release, await keptTitles().catch(() => [])), { status: 503, headers: offlineHeaders });
}

/** Caches resources loaded before the worker was active, and pages reached by client-side navigation. Fetches without credentials. */
async function keepSeen({ path, loaded, isSparing }: Extract<TellWorker, { type: 'page.seen' }>): Promise<void> {
  const { origin } = self.location;
  const asPlace = (address: string) => placeOf({ method: 'GET', url: new URL(address, origin), isNavigation: false }, origin);
  if (placeOf({ method: 'GET', url: new URL(path, origin), isNavigation: true }, origin) === 'page' && !(await findKept(pageKey(path), pagesCache))) {
    await keepPage(path, await fetch(path, { credentials: 'omit', redirect: 'manual', priority: 'low' }));
  }
  await bringFiles(loaded.filter((address) => asPlace(address) === 'file'));
  for (const address of loaded.filter((each) => asPlace(each) === 'picture')) {
    if (await findKept(address, 'pictures')) continue;
    const answer = await fetch(address, { credentials: 'omit', priority: 'low' });
    if (isWhole(answer)) await keep('pictures', address, answer, most.pictures);
  }
  if (isSparing) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  await bringRelease();
}

/**
 * Activates this worker at once if the only open page already runs code of this release, so that no open page needs the previous release's
 * caches.
 */
async function takeOver(files: readonly string[]): Promise<void> {
  if (files.length === 0 || !files.every((file) => release.files.includes(file))) return;
  if (await isAlone(async () => (await self.clients.matchAll({ includeUncontrolled: true })).length)) await self.skipWaiting();
}

/** Ignores errors of background work: with a full disk or a lost connection, less is cached. */
const quietly = (work: Promise<unknown>): Promise<void> => work.then(() => undefined, () => undefined);

import type { WorkerMessage } from '#contract/http/offline.ts';
import { cacheFirst, precacheFiles, precacheRelease } from './files.ts';
import { hasSingleClient } from './single-client.ts';
import { isCacheable, isExpired, isPublic } from './cacheable.ts';
import { matchCache, maxEntries, putInCache } from './cache.ts';
import { offlineHeaders, offlinePage } from './offline-page.ts';
import { cachedPages, cachePage, matchPage } from './pages.ts';
import { pageCacheKey, requestTypeOf, type RequestType } from './request-type.ts';
import { deleteOldCaches, pagesCache, release } from './release.ts';
import { markAsCached } from './ssr-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Network timeout in milliseconds if a cached response is available. */
const networkTimeoutMs = 5_000;
/**
 * Delay in milliseconds before the release is precached, so that it does not compete with a page that is still loading.
 */
const precacheDelayMs = 5_000;

self.addEventListener('install', (event) => event.waitUntil(precacheFiles([...release.styles])));

// Browsers delay activation until no page uses the previous worker, or until `skipWaiting`, which `page.begun` may
// trigger.
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const type = requestTypeOf(
    { method: event.request.method, url: new URL(event.request.url), isNavigation: event.request.mode === 'navigate' },
    self.location.origin,
  );
  if (type !== null) event.respondWith(strategies[type](event));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'page.seen') event.waitUntil(ignoreErrors(cacheSeen(message)));
  else event.waitUntil(activateIfSafe(message.files));
});

async function activate(): Promise<void> {
  await caches.open(pagesCache);
  await deleteOldCaches();
  // Firefox fails a navigation whose preload fails, whatever the worker responds, so nothing would open offline. An
  // earlier release enabled navigation preload, which persists.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

const strategies: Readonly<Record<RequestType, (event: FetchEvent) => Promise<Response>>> = {
  page: networkFirstPage,
  otherPage: async ({ request }) => fetch(request).catch(offlineResponse),
  file: async (event) =>
    cacheFirst(
      event.request.url,
      () => fetch(event.request),
      (work) => event.waitUntil(ignoreErrors(work)),
    ).catch(() => Response.error()),
  picture: staleWhileRevalidate,
  read: networkFirstRead,
};

/**
 * Network-first strategy: falls back to the cached page if the network fails, times out, or a proxy reports that the
 * server is down.
 */
async function networkFirstPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const network = fetch(event.request);
  // With a query string the content differs, but the cache key would be the same.
  if (search === '')
    event.waitUntil(ignoreErrors(network.then(async (response) => cachePage(pathname, response.clone()))));
  const cached = await matchPage(pathname).catch(() => undefined);
  try {
    return await orTimeout(network, cached);
  } catch {
    return cached ? cachedResponse(cached) : offlineResponse();
  }
}

/** Stale-while-revalidate strategy: a replaced picture may appear one visit late. */
async function staleWhileRevalidate(event: FetchEvent): Promise<Response> {
  const network = fetchAndCache(event, 'pictures', isCacheable);
  return (
    (await matchCache(event.request.url, 'pictures').catch(() => undefined)) ?? network.catch(() => Response.error())
  );
}

async function networkFirstRead(event: FetchEvent): Promise<Response> {
  const network = fetchAndCache(
    event,
    'reads',
    (response) => isCacheable(response) && isPublic(event.request.headers, response.headers),
  );
  const found = await matchCache(event.request.url, 'reads').catch(() => undefined);
  const cached = found && !isExpired(found.headers, Date.now()) ? found : undefined;
  return orTimeout(network, cached).catch(() => cached ?? Response.error());
}

/** Fetches a request and caches the response if `mayCache` allows it. */
function fetchAndCache(
  event: FetchEvent,
  cacheName: 'pictures' | 'reads',
  mayCache: (response: Response) => boolean,
): Promise<Response> {
  const { request } = event;
  const network = fetch(request);
  event.waitUntil(
    ignoreErrors(
      network.then(async (response) =>
        mayCache(response) ? putInCache(cacheName, request.url, response.clone(), maxEntries[cacheName]) : undefined,
      ),
    ),
  );
  return network;
}

/**
 * Returns the network response. With a cached one as fallback, rejects after the timeout or if a proxy reports that the
 * server is down.
 */
const orTimeout = (network: Promise<Response>, cached: Response | undefined): Promise<Response> =>
  cached ? Promise.race([network.then(rejectUnavailable), networkTimeout()]) : network;

function rejectUnavailable(response: Response): Response {
  if ([502, 503, 504].includes(response.status)) throw new Error('The server is not available');
  return response;
}

const networkTimeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The network takes too long')), networkTimeoutMs),
  );

async function cachedResponse(cached: Response): Promise<Response> {
  const headers = new Headers(cached.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(markAsCached(await cached.text()), { headers });
}

async function offlineResponse(): Promise<Response> {
  return new Response(offlinePage(release, await cachedPages().catch(() => [])), {
    status: 503,
    headers: offlineHeaders,
  });
}

/**
 * Caches resources loaded before the worker was active, and pages reached by client-side navigation. Fetches without
 * credentials.
 */
async function cacheSeen({ path, loaded, savesData }: Extract<WorkerMessage, { type: 'page.seen' }>): Promise<void> {
  const { origin } = self.location;
  const typeOf = (url: string) =>
    requestTypeOf({ method: 'GET', url: new URL(url, origin), isNavigation: false }, origin);
  if (
    requestTypeOf({ method: 'GET', url: new URL(path, origin), isNavigation: true }, origin) === 'page' &&
    !(await matchCache(pageCacheKey(path), pagesCache))
  ) {
    await cachePage(path, await fetch(path, { credentials: 'omit', redirect: 'manual', priority: 'low' }));
  }
  await precacheFiles(loaded.filter((url) => typeOf(url) === 'file'));
  for (const url of loaded.filter((each) => typeOf(each) === 'picture')) {
    if (await matchCache(url, 'pictures')) continue;
    const response = await fetch(url, { credentials: 'omit', priority: 'low' });
    if (isCacheable(response)) await putInCache('pictures', url, response, maxEntries.pictures);
  }
  if (savesData) return;
  await new Promise((resolve) => setTimeout(resolve, precacheDelayMs));
  await precacheRelease();
}

/**
 * Activates this worker at once if the only open page already runs code of this release, so that no open page needs the
 * previous release's caches.
 */
async function activateIfSafe(files: readonly string[]): Promise<void> {
  if (files.length === 0 || !files.every((file) => release.files.includes(file))) return;
  if (await hasSingleClient(async () => (await self.clients.matchAll({ includeUncontrolled: true })).length))
    await self.skipWaiting();
}

/** Ignores errors of background work: with a full disk or a lost connection, less is cached. */
const ignoreErrors = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/**
 * URL of the service worker that caches pages for offline reading. It is at the root, as its scope is the whole site.
 */
export const workerPath = '/sw.js';

/**
 * URL of the self-destroying worker, served at `workerPath` instead if offline reading is disabled: it deletes all
 * caches and unregisters itself.
 */
export const selfDestroyingWorkerPath = '/sw-off.js';

/** Attribute on the root element of a page that is shown from the cache because the server did not respond. */
export const cachedPageAttribute = 'data-cached';

/**
 * Messages from a page to the service worker. `page.seen`: the page was shown; `loaded` are the URLs of its resources,
 * `savesData` is true if the user prefers reduced data. `page.begun`: the page has hydrated and the user has not typed
 * anything yet; `files` are the URLs of its scripts.
 */
export type WorkerMessage =
  | {
      readonly type: 'page.seen';
      readonly path: string;
      readonly loaded: readonly string[];
      readonly savesData: boolean;
    }
  | { readonly type: 'page.begun'; readonly files: readonly string[] };

/** Where the worker that keeps pages for offline reading is: at the root, so that it may answer for every page. */
export const workerPath = '/sw.js';

/** What is served there instead where offline reading is switched off: it forgets everything and goes. */
export const farewellPath = '/sw-off.js';

/** On the root element of a page that is shown as it was kept, because the server did not answer. */
export const keptMark = 'data-kept';

/**
 * What a page tells the worker: that it was seen, with the addresses of what it loaded, and whether its visitor spares data; or that it has begun, with
 * nothing typed into it yet, made of these files.
 */
export type TellWorker =
  | { readonly type: 'page.seen'; readonly path: string; readonly loaded: readonly string[]; readonly isSparing: boolean }
  | { readonly type: 'page.begun'; readonly files: readonly string[] };

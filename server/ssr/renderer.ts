import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { RenderedPage, RenderPage } from '#contract/http/rendered-page.ts';

/** Next to this file in the sources, and next to the bundle in a build. */
const worker = new URL('./render-worker.js', import.meta.url).href;

/** Like that of PGlite's thread. */
const lowerPriority = 5;

/**
 * Starts the thread that renders pages by the bundle beside the built site in `siteFolder`; null if there is none. A
 * page takes tens of milliseconds, in which calls, files and pages from the cache are served. One thread, since the
 * bundle renders one page after the other.
 */
export function readRenderer(siteFolder: string): RenderPage | null {
  const file = resolve(siteFolder, '../render/entry-server.js');
  if (!existsSync(file)) return null;
  const thread = new Piscina<{ path: string; dehydratedQueries: string }, RenderedPage | null>({
    filename: worker,
    workerData: pathToFileURL(file).href,
    minThreads: 1,
    maxThreads: 1,
    niceIncrement: lowerPriority,
  });
  return (path, dehydratedQueries) => thread.run({ path, dehydratedQueries });
}

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { RenderedPage, RenderPage } from '#contract/http/rendered-page.ts';

/** Next to this file in the sources, and next to the bundle in a build. */
const worker = new URL('./render-worker.js', import.meta.url).href;

/** Like that of PGlite's thread. */
const lowerPriority = 5;
/** Each has React and jsdom in memory. */
const mostThreads = 4;
/** After it a thread beyond the first one ends. */
const idleMs = 30_000;

/**
 * Starts the threads that render pages by the bundle beside the built site in `siteFolder`; null if there is none. A
 * page takes tens of milliseconds, in which calls, files and pages from the cache are served. Under load there is a
 * thread for each processor but one, four at most.
 */
export function readRenderer(siteFolder: string): RenderPage | null {
  const file = resolve(siteFolder, '../render/entry-server.js');
  if (!existsSync(file)) return null;
  const thread = new Piscina<{ path: string; dehydratedQueries: string }, RenderedPage | null>({
    filename: worker,
    workerData: pathToFileURL(file).href,
    minThreads: 1,
    maxThreads: Math.min(Math.max(1, availableParallelism() - 1), mostThreads),
    idleTimeout: idleMs,
    niceIncrement: lowerPriority,
  });
  return (path, dehydratedQueries) => thread.run({ path, dehydratedQueries });
}

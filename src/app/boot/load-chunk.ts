import { chunkPriority } from '#src/lib/fetch-priority.ts';
import { entryName } from './entry-name.ts';

/**
 * The helper that a build calls for each `import()`, in place of Vite's (`scripts/vite/fetch-chunks.ts`): it fetches
 * all files of the chunk and then imports it. A browser that failed to load a module does not request it again
 * (whatwg/html#6768). A failed `fetch` can be repeated, and the import takes the files from the HTTP cache. What the
 * page has preloaded is not fetched again.
 */

const retryDelayMs = 1_000;
/**
 * Firefox and Safari abort all requests once a link is followed, although the page stays visible until the next one
 * responds.
 */
const leavingMs = 10_000;

const requests = new Map<string, Promise<void>>();
let leftAt = -Infinity;
addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Imports a chunk. `files` are the chunk, its static imports and its styles, without those that every page has. Rejects
 * with a `TypeError` if one could not be loaded; the next call requests it again.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (files.length === 0) return load();
  await Promise.all(files.filter((file) => !isInPage(file)).map(fetchOnce));
  return retried(load);
}

/**
 * The styles of the entry are linked in the page or part of its own style sheet. Adding them again would move what is
 * shown.
 */
const isInPage = (file: string) => file.endsWith('.css') && file.includes(`/${entryName}-`);

function fetchOnce(file: string): Promise<void> {
  const request = requests.get(file) ?? (file.endsWith('.css') ? addStyles(file) : fetchScript(file));
  requests.set(file, request);
  return request;
}

async function addStyles(file: string): Promise<void> {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: urlOf(file) }),
  );
}

async function fetchScript(file: string): Promise<void> {
  if (isPreloaded(urlOf(file))) return;
  const priority = chunkPriority();
  try {
    const response = await retried(() => fetch(urlOf(file), { priority }));
    if (!response.ok) throw new Error(`Status ${response.status}`);
    await response.text();
  } catch (cause) {
    requests.delete(file);
    throw new TypeError(`Failed to fetch module ${file}`, { cause });
  }
}

/**
 * Whether the page has preloaded a file. If that is under way, or in an older browser, the file is fetched: from the
 * HTTP cache, once it is there.
 */
const isPreloaded = (url: string) =>
  performance
    .getEntriesByName(new URL(url, document.baseURI).href)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200);

/** Retries once after a second, and every second while the page is being left. */
async function retried<Result>(attempt: () => Promise<Result>, isRetry = false): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (isRetry && performance.now() - leftAt >= leavingMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return retried(attempt, true);
  }
}

const urlOf = (file: string) => import.meta.env.BASE_URL + file;

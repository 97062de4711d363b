import { pageFilesName } from '#contract/http/rendered-page.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { createEventReplay, type EventReplay } from './event-replay.ts';
import { largestPaint } from './largest-paint.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Starts the site in steps that yield to the main thread in between, so that a phone responds to input meanwhile. */
async function start(container: HTMLElement, eventReplay?: EventReplay): Promise<void> {
  preloadChunks();
  await import('./react-dom-client.ts');
  await yieldToMain();
  const { hydrate } = await import('./hydrate.tsx');
  await yieldToMain();
  await hydrate(container, eventReplay);
}

// On a first visit, load fonts and scripts after the first paint, so that they do not compete with the first picture. Returning visitors have the fonts cached.
const isReturning = Boolean(navigator.serviceWorker?.controller);
if (root.firstElementChild) {
  const eventReplay = createEventReplay(root);
  if (isReturning) void loadFonts();
  void largestPaint(root).then(() => {
    if (!isReturning) void loadFonts();
    return start(root, eventReplay);
  });
} else {
  void loadFonts();
  void start(root);
}

/** Preloads in parallel the entry chunks, which the build lists in the page, and the page's own, which the server lists; otherwise each import would wait for the one before. */
function preloadChunks(): void {
  for (const href of [...filesOf('site-files'), ...filesOf(pageFilesName)]) void preload(href, { rel: 'modulepreload' });
}

/** Loads the fonts of every page together, so that they cause one reflow instead of one each. Until then the fallback fonts are shown. */
async function loadFonts(): Promise<void> {
  await Promise.all(filesOf('font-files').map((href) => preload(href, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'font' })));
  await import('#src/ui/fonts/fonts.css').catch(() => undefined);
}

function filesOf(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

/**
 * Resolves once the file has loaded, or has failed twice: it is requested again when it is needed. WebKit caches a failed preload for all further
 * pages of the tab, reloaded ones too, and requests nothing any more; what `fetch` loads, or fails to load, replaces it in that cache.
 */
function preload(href: string, options: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((resolve) => {
    const onerror = () => fetch(href).then(resolve, resolve);
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href, ...options, onload: resolve, onerror }));
  });
}

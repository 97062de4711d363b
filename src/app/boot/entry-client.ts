import { createEventReplay } from './event-replay.ts';
import { retryStyleSheets } from './retry-style-sheets.ts';
import { untilLoaded } from './until-loaded.ts';

// The Content-Security-Policy forbids `eval`, which zod would try to use. Set before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

retryStyleSheets();

void start(root);

/** Captures input until the scripts that the page preloads have loaded and React has hydrated it. */
async function start(container: HTMLElement): Promise<void> {
  const eventReplay = container.firstElementChild ? createEventReplay(container) : undefined;
  // On a first visit the fonts give way to the scripts. Returning visitors have them cached.
  const isFirstVisit = eventReplay && !navigator.serviceWorker?.controller;
  if (!isFirstVisit) void loadFonts();
  const { hydrate } = await untilLoaded(() => import('./hydrate.tsx'));
  if (isFirstVisit) void loadFonts();
  await hydrate(container, eventReplay);
}

/**
 * Loads the fonts of every page together, so that they cause one reflow instead of one each. Until then the fallback
 * fonts are shown.
 */
async function loadFonts(): Promise<void> {
  const files = document.querySelector<HTMLMetaElement>('meta[name="font-files"]')?.content.split(' ') ?? [];
  await Promise.all(files.map(preload));
  await import('#src/ui/fonts/fonts.css').catch(() => undefined);
}

/**
 * Resolves once the file has loaded, or has failed twice: it is requested again when it is needed. WebKit caches a
 * failed preload for all further pages of the tab, reloaded ones too, and requests nothing any more; what `fetch`
 * loads, or fails to load, replaces it in that cache.
 */
function preload(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const onerror = () => fetch(href).then(resolve, resolve);
    const as = href.endsWith('.css') ? 'style' : 'font';
    document.head.append(
      Object.assign(document.createElement('link'), {
        crossOrigin: '',
        rel: 'preload',
        as,
        href,
        onload: resolve,
        onerror,
      }),
    );
  });
}

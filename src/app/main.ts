import { rest } from '#src/api/rest.ts';
import { keepEarly, type Early } from './early.ts';
import { firstSight } from './first-sight.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In steps with a rest between them, so that none of them keeps a phone from answering. */
async function begin(place: HTMLElement, early?: Early): Promise<void> {
  fetchSite();
  await import('./react-root.ts');
  await rest();
  const site = await import('./begin.tsx');
  await rest();
  await site.begin(place, early);
}

// What the server has written is seen before the work of taking it over begins, and before its letters share the line with its picture; who was here before has them already.
const isKnown = Boolean(navigator.serviceWorker?.controller);
if (root.firstElementChild) {
  const early = keepEarly(root);
  if (isKnown) void bringLetters();
  void firstSight(root).then(() => {
    if (!isKnown) void bringLetters();
    return begin(root, early);
  });
} else {
  void bringLetters();
  void begin(root);
}

/** All files at once, which the build names in the page: else each would be asked for by the one before. */
function fetchSite(): void {
  for (const href of filesOf('site-files')) void preload(href, { rel: 'modulepreload' });
}

/** Without them the page reads in what stands in for them. The first ones come together: the page is laid out anew as they come, once and not with each. */
async function bringLetters(): Promise<void> {
  await Promise.all(filesOf('letter-files').map((href) => preload(href, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'font' })));
  await import('#src/ui/fonts.css').catch(() => undefined);
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

import '#src/ui/first-paint.css';
import '#src/ui/fonts.css';
import { keepEarly } from './early.ts';
import { rest } from './rest.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In steps with a rest between them, so that none of them keeps a phone from answering. */
async function begin(place: HTMLElement, endKeeping?: () => () => void): Promise<void> {
  fetchSite();
  await import('react-dom/client');
  await rest();
  const site = await import('./begin.tsx');
  await rest();
  await site.begin(place, endKeeping);
}

// What the server has written is painted before the work of taking it over begins.
if (root.firstElementChild) {
  const endKeeping = keepEarly(root);
  void painted().then(() => begin(root, endKeeping));
} else void begin(root);

/** All files at once, which the build names in the page: else each would be asked for by the one before. */
function fetchSite(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="site-files"]')?.content.split(' ') ?? [];
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

/** After the next frame, or as soon as it should long have come: a tab in the background paints nothing. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 250);
  });
}

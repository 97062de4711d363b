import '#src/ui/first-paint.css';
import '#src/ui/stand-ins.css';
import { keepEarly } from './early.ts';
import { firstSight } from './first-sight.ts';
import { rest } from './rest.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In steps with a rest between them, so that none of them keeps a phone from answering. */
async function begin(place: HTMLElement, endKeeping?: () => () => void): Promise<void> {
  fetchSite();
  await import('./react-root.ts');
  await rest();
  const site = await import('./begin.tsx');
  await rest();
  await site.begin(place, endKeeping);
}

// What the server has written is seen before the work of taking it over begins, and before its letters share the line with its picture; who was here before has them already.
const isKnown = Boolean(navigator.serviceWorker?.controller);
if (root.firstElementChild) {
  const endKeeping = keepEarly(root);
  if (isKnown) bringLetters();
  void firstSight(root).then(() => {
    bringLetters();
    return begin(root, endKeeping);
  });
} else {
  bringLetters();
  void begin(root);
}
/** All files at once, which the build names in the page: else each would be asked for by the one before. */
function fetchSite(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="site-files"]')?.content.split(' ') ?? [];
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

/** Without them the page reads in what stands in for them. */
function bringLetters(): void {
  import('#src/ui/fonts.css').catch(() => undefined);
}

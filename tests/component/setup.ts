import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

// Each file has its own instances of the site's modules, with their state; it shares the packages, which are slow to load.
vi.resetModules();
globalThis.document?.head.replaceChildren();
const { loadDeferred } = await import('#src/shared/lazy/lazy-component.tsx');

/** A machine at work renders slowly: what is waited for comes late rather than not. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom knows no media: what is rendered in it is the desktop's layout. */
const desktop = (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener: () => {}, removeListener: () => {} });

/** It lays nothing out either: no element ever grows, comes near, or is scrolled to. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  Object.assign(window, { matchMedia: desktop, ResizeObserver: Unseen, IntersectionObserver: Unseen, scrollTo: () => {} });
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, setPointerCapture: () => {} });
}

/** As on any page that no server has written. */
beforeAll(() => loadDeferred(), 60_000);

/** The next test, be it another file's, finds nothing of this one. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  if (typeof document === 'undefined') return;
  document.title = '';
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
  for (const told of document.head.querySelectorAll('meta, link, script')) told.remove();
  window.history.replaceState(null, '', '/');
  window.history.scrollRestoration = 'auto';
  Reflect.deleteProperty(navigator, 'clipboard');
});

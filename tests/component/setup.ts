import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Each file has separate instances of the site's modules and their state; packages are shared, since they load slowly.
vi.resetModules();
globalThis.document?.head.replaceChildren();

/** Rendering is slow on a busy machine, so waits are long. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no media queries: everything renders in the desktop layout. */
const desktop = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** jsdom has no layout: elements never resize, intersect or scroll. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: desktop,
    ResizeObserver: NoopObserver,
    IntersectionObserver: NoopObserver,
    scrollTo: () => {},
    // jsdom's own stops for good once it is first called while the timers are fake.
    requestAnimationFrame: (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now()), 16),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
  });
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, setPointerCapture: () => {} });
}

/** Resets state for the next test, possibly of another file. */
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
  for (const element of document.head.querySelectorAll('meta, link, script')) element.remove();
  window.history.replaceState(null, '', '/');
  window.history.scrollRestoration = 'auto';
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** A page that a last test navigated to may still be loading; its modules cannot be loaded once the file has ended. */
afterAll(() => vi.dynamicImportSettled());

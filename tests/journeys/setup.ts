import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A machine at work renders slowly: what is waited for comes late rather than not. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom knows no media: what is rendered in it is the desktop's layout. */
const desktop = (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener: () => {}, removeListener: () => {} });

/** It lays nothing out either: no element ever grows, or comes near. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') Object.assign(window, { matchMedia: desktop, ResizeObserver: Unseen, IntersectionObserver: Unseen });

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  if (typeof document !== 'undefined') document.title = '';
  vi.unstubAllGlobals();
});

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A machine at work renders slowly: what is waited for comes late rather than not. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom knows no media: what is rendered in it is the desktop's layout. It lays nothing out either, so no element ever grows. */
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener: () => {}, removeListener: () => {} });
  window.ResizeObserver = class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
  vi.unstubAllGlobals();
});

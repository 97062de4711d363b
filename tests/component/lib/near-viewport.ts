import { vi } from 'vitest';

/** An observer for which everything is near the viewport. */
class Observer {
  readonly onIntersection: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onIntersection: Observer['onIntersection']) {
    this.onIntersection = onIntersection;
  }
  observe() {
    this.onIntersection([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

/** Makes everything be near the viewport. */
export const nearViewport = () => vi.stubGlobal('IntersectionObserver', Observer);

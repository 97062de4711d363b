import type { BrowserContext, Page } from 'playwright/test';
import type { StopFault } from './fault.ts';

type Kind = 'is full' | 'is forbidden';

/** Makes the storage unusable in every window until the fault ends. */
export const unusableStorage = (kind: Kind) => ({
  prepare: (context: BrowserContext) => context.addInitScript(refuseIn, kind),
  async begin(page: Page): Promise<StopFault> {
    return () => page.context().addCookies([{ name: worksCookie, value: 'yes', url: page.url() }]);
  },
});

const worksCookie = 'storage-works';

/** Runs in the page. */
function refuseIn(kind: Kind): void {
  const isUsable = () => document.cookie.includes('storage-works=yes');
  if (kind === 'is full') {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function failingSetItem(name, value) {
      if (!isUsable()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
    return;
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const get = Object.getOwnPropertyDescriptor(window, area)?.get;
    Object.defineProperty(window, area, {
      get() {
        if (!isUsable()) throw new DOMException('Access is denied for this document.', 'SecurityError');
        return get?.call(window) as Storage;
      },
    });
  }
}

import type { BrowserContext, Page } from 'playwright/test';
import type { Mend } from './fault.ts';

type Kind = 'is full' | 'is forbidden';

/** Makes the storage unusable in every window until the fault ends. */
export const storageThat = (kind: Kind) => ({
  prepare: (context: BrowserContext) => context.addInitScript(refuseIn, kind),
  async begin(page: Page): Promise<Mend> {
    return () => page.context().addCookies([{ name: mended, value: 'yes', url: page.url() }]);
  },
});

const mended = 'storage-works';

/** Runs in the page. */
function refuseIn(kind: Kind): void {
  const works = () => document.cookie.includes('storage-works=yes');
  if (kind === 'is full') {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(name, value) {
      if (!works()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
    return;
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const get = Object.getOwnPropertyDescriptor(window, area)?.get;
    Object.defineProperty(window, area, {
      get() {
        if (!works()) throw new DOMException('Access is denied for this document.', 'SecurityError');
        return get?.call(window) as Storage;
      },
    });
  }
}

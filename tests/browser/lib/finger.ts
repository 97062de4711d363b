import type { Page } from 'playwright/test';
import type { EngineName } from '#tests/engines/names.ts';

type Point = { x: number; y: number };
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/**
 * A finger on the screen, beside the mouse that Playwright has: it comes down at a point, moves sideways from there, and goes, or is taken away. One that
 * is still down goes before it comes down again.
 */
export async function fingerAt(page: Page, { x, y }: Point, engine: EngineName) {
  const touch = engine === 'chromium' ? await driverTouch(page) : (type: TouchType, point?: Point) => page.evaluate(dispatchTouch, { type, ...(point ?? { x, y }) });
  let isDown = false;
  const lift = async (type: 'touchEnd' | 'touchCancel') => {
    isDown = false;
    await touch(type);
  };
  return {
    async down() {
      if (isDown) await lift('touchEnd');
      isDown = true;
      await touch('touchStart', { x, y });
    },
    /** In pixels from where it came down; to the left is negative. */
    moveBy: (distance: number) => touch('touchMove', { x: x + distance, y }),
    up: () => lift('touchEnd'),
    cancel: () => lift('touchCancel'),
  };
}

async function driverTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (type: TouchType, point?: Point) => void (await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] }));
}

/** Runs in the page, for drivers without touch: the pointer events of a finger. One that a script makes up cannot be captured. */
function dispatchTouch({ type, x, y }: Point & { type: TouchType }): void {
  const names = { touchStart: 'pointerdown', touchMove: 'pointermove', touchEnd: 'pointerup', touchCancel: 'pointercancel' };
  const pointerId = 1_000;
  Element.prototype.setPointerCapture = () => undefined;
  if (type === 'touchMove' || type === 'touchStart') Object.assign(window, { __finger: x });
  const clientX = Number(Reflect.get(window, '__finger'));
  const target = document.elementFromPoint(clientX, y) ?? document.body;
  target.dispatchEvent(new PointerEvent(names[type], { pointerType: 'touch', pointerId, isPrimary: true, bubbles: true, cancelable: true, clientX, clientY: y, button: type === 'touchMove' ? -1 : 0 }));
}

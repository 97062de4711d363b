import type { Page } from 'playwright/test';
import type { EngineName } from '#tools/browsers/names.ts';

type Point = { x: number; y: number };
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/**
 * Simulates a finger on the screen, in addition to Playwright's mouse: it touches a point, moves sideways from there,
 * and is lifted or cancelled. A finger that is still down is lifted before it touches again.
 */
export async function fingerAt(page: Page, { x, y }: Point, engine: EngineName) {
  const touch =
    engine === 'chromium'
      ? await driverTouch(page)
      : (type: TouchType, point?: Point) => page.evaluate(dispatchTouch, { type, ...(point ?? { x, y }) });
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
    /** In pixels from the start; negative is left. */
    moveBy: (distance: number) => touch('touchMove', { x: x + distance, y }),
    up: () => lift('touchEnd'),
    cancel: () => lift('touchCancel'),
  };
}

async function driverTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (type: TouchType, point?: Point) =>
    void (await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] }));
}

/**
 * Dispatches the pointer events of a finger, for drivers without touch. Runs in the page. Pointers of a script cannot
 * be captured.
 */
function dispatchTouch({ type, x, y }: Point & { type: TouchType }): void {
  const names = {
    touchStart: 'pointerdown',
    touchMove: 'pointermove',
    touchEnd: 'pointerup',
    touchCancel: 'pointercancel',
  };
  const pointerId = 1_000;
  Element.prototype.setPointerCapture = () => undefined;
  if (type === 'touchMove' || type === 'touchStart') Object.assign(window, { __finger: x });
  const clientX = Number(Reflect.get(window, '__finger'));
  const target = document.elementFromPoint(clientX, y) ?? document.body;
  target.dispatchEvent(
    new PointerEvent(names[type], {
      pointerType: 'touch',
      pointerId,
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      clientX,
      clientY: y,
      button: type === 'touchMove' ? -1 : 0,
    }),
  );
}

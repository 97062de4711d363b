import type { Subscription } from 'xstate';

/** A wait that begins later was not caused by the press. */
const recentMs = 1_000;

let pressed: { readonly control: Element | null; readonly at: number } = { control: null, at: -Infinity };
/**
 * The controls whose press is not answered yet: the number of loads that each waits for, and whether it was busy
 * before.
 */
const waiting = new Map<Element, { readonly loads: number; readonly busyBefore: string | null }>();
const listeners = new Set<() => void>();

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button, a[href], [role="button"]') : null;

const isPress = (event: Event) => !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';

if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'click']) {
    document.addEventListener(
      type,
      (event) => isPress(event) && (pressed = { control: controlOf(event.target), at: performance.now() }),
      true,
    );
  }
}

/**
 * Shows that a press is being answered, if the user has just pressed something: the control that has the focus, or else
 * the pressed one, is marked and busy. Call it when code that the pressed control needs begins to load. Returns a
 * function that ends it, or undefined without a press.
 */
export function showAwaitedPress(): (() => void) | undefined {
  const control = controlOf(document.activeElement) ?? pressed.control;
  if (!control || performance.now() - pressed.at > recentMs) return undefined;
  change(control, 1);
  let isShown = true;
  return () => {
    if (!isShown) return;
    isShown = false;
    // What is loaded next, such as the dialog after its machine, belongs to the same press.
    pressed = { control, at: performance.now() };
    change(control, -1);
  };
}

function change(control: Element, by: 1 | -1): void {
  const { loads, busyBefore } = waiting.get(control) ?? { loads: 0, busyBefore: control.getAttribute('aria-busy') };
  const isAwaited = loads + by > 0;
  if (isAwaited) waiting.set(control, { loads: loads + by, busyBefore });
  else waiting.delete(control);
  control.toggleAttribute('data-awaited', isAwaited);
  if (isAwaited) control.setAttribute('aria-busy', 'true');
  else if (busyBefore === null) control.removeAttribute('aria-busy');
  else control.setAttribute('aria-busy', busyBefore);
  listeners.forEach((listener) => listener());
}

/** Store that tells whether any press is not answered yet. */
export const awaitedPress: { getSnapshot: () => boolean; subscribe: (listener: () => void) => Subscription } = {
  getSnapshot: () => waiting.size > 0,
  subscribe: (listener) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  },
};

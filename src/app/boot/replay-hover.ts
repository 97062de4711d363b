/**
 * Reports to React the elements that the mouse was on before hydration: it hears of their hover only when the mouse
 * enters them.
 */
export function replayHover(root: Element): void {
  // On a touch screen, an element stays in `:hover` after a tap.
  if (!window.matchMedia('(hover: hover)').matches) return;
  [...root.querySelectorAll(':hover')]
    .at(-1)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

import type { Page } from 'playwright/test';

/**
 * Presses Tab until the focus leaves the page, at most `limit` times. Returns each focused element of which no part is
 * visible: it is outside the window, or everything of it that is inside is covered (WCAG 2.2, 2.4.11).
 */
export async function obscuredStops(page: Page, key: 'Tab' | 'Shift+Tab', limit = 60): Promise<string[]> {
  const obscured: string[] = [];
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press(key);
    let found = await page.evaluate(findObscured, 30);
    if (found === undefined) break;
    // A part of the page that grows late moves an element that is already focused: it is focused again.
    if (found !== null) {
      await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press(key);
      found = await page.evaluate(findObscured, 30);
    }
    if (found) obscured.push(found);
  }
  return obscured;
}

/**
 * Runs in the page. Returns null if a part of the focused element is visible, undefined if the page does not have the
 * focus.
 */
async function findObscured(maxFrames: number): Promise<string | null | undefined> {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // Sections that are laid out only near the window may change their height, and the browser then scrolls a few frames
  // later.
  for (let frame = 0; frame < maxFrames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (visibleParts(focused).some(isHit)) return null;
  }
  const [first] = visibleParts(focused);
  const cover = first && document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
  return `${nameOf(focused)} ${cover ? `is behind ${nameOf(cover)}` : 'is outside the window'}`;

  /** Returns the boxes of an element, or those of the label that shows a hidden field, within the window. */
  function visibleParts(element: Element): DOMRect[] {
    const shown =
      element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 1
        ? (element.labels?.[0] ?? element)
        : element;
    return [...shown.getClientRects()].map(insideWindow).filter(({ width, height }) => width > 1 && height > 1);
  }

  function insideWindow({ left, top, right, bottom }: DOMRect): DOMRect {
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    return new DOMRect(
      x,
      y,
      Math.min(right, document.documentElement.clientWidth) - x,
      Math.min(bottom, window.innerHeight) - y,
    );
  }

  /** Whether the element, or something in it, is on top at one of nine points of its box. */
  function isHit({ left, top, width, height }: DOMRect): boolean {
    const places = [0.1, 0.5, 0.9];
    return places.some((x) =>
      places.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return (
          hit !== null &&
          (focused?.contains(hit) || (focused instanceof HTMLInputElement && hit.closest('label')?.control === focused))
        );
      }),
    );
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.localName}> ‘${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}’`;
  }
}

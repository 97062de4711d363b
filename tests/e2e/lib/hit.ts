import { expect, type Page } from 'playwright/test';
import { brokenWords } from './broken-words.ts';

/**
 * Expects, in both layouts, that a click on every link, button and field reaches it, that nothing scrolls sideways and
 * that lines break between words.
 */
export async function expectHits(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => missedTargets(page), `what is missed at ${width} px`).toEqual([]);
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
}

/**
 * Returns the links, buttons and fields that another element covers, and whether the page scrolls sideways. Empty if
 * all is well.
 */
export const missedTargets = (page: Page): Promise<string[]> => page.evaluate(findMissedTargets);

/** Scrolls each target into view and finds the element that a click would hit. Runs in the page. */
export function findMissedTargets(): string[] {
  const root = document.documentElement;
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));
  // Sections that are laid out only near the viewport have their final size here.
  const lazy = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const element of lazy) element.style.contentVisibility = 'visible';
  const missed =
    root.scrollWidth > root.clientWidth ? [`The page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`] : [];
  const position = { left: window.scrollX, top: window.scrollY };
  const targets = [
    ...(modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, [role="button"], [role="link"], [role="tab"]',
    ),
  ];
  for (const target of targets.filter(isSeen)) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const box of boxesOf(target)) {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !leadsTo(hit, target))
        missed.push(`${nameOf(target)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }
  }
  for (const element of lazy) element.style.contentVisibility = '';
  window.scrollTo({ ...position, behavior: 'instant' });
  return missed;

  function isSeen(element: HTMLElement): boolean {
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    // Visually hidden, for example a checkbox under its custom drawing or the text of a skip link.
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const { position: placed, clipPath, overflowX } = getComputedStyle(around);
      if (
        placed === 'absolute' &&
        around.getBoundingClientRect().width <= 1 &&
        (clipPath !== 'none' || overflowX === 'hidden')
      )
        return false;
    }
    return true;
  }

  /** Returns the boxes of an element, one per line; for a link without a box, those of its content. */
  function boxesOf(element: HTMLElement): DOMRect[] {
    const ownRects = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return ownRects.length > 0
      ? ownRects
      : [...element.children].flatMap((child) => (child instanceof HTMLElement && isSeen(child) ? boxesOf(child) : []));
  }

  /** Returns whether a click on the hit element is a click on the target: it is inside, or belongs to its label. */
  function leadsTo(hit: Element, target: HTMLElement): boolean {
    return target.contains(hit) || hit.closest('label')?.control === target;
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    return `<${element.localName}> ‘${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}’`;
  }
}

import { expect, type Page } from 'playwright/test';
import { brokenWords } from './broken-words.ts';

/** Expects, on both layouts, that every link, button and field is hit where it is seen, that nothing scrolls sideways and that lines end between words. */
export async function expectHits(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => missedTargets(page), `what is missed at ${width} px`).toEqual([]);
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
}

/** Links, buttons and fields that another element covers where they are seen, and a page that scrolls sideways. Empty when all is well. */
export const missedTargets = (page: Page): Promise<string[]> => page.evaluate(findMissedTargets);

/** Runs in the page, in one call: scrolls each target into view and looks at what a click on it would meet. */
export function findMissedTargets(): string[] {
  const root = document.documentElement;
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));
  // Sections that are laid out only near the viewport have their final size here.
  const lazy = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => getComputedStyle(element).contentVisibility === 'auto');
  for (const element of lazy) element.style.contentVisibility = 'visible';
  const missed = root.scrollWidth > root.clientWidth ? [`The page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`] : [];
  const position = { left: window.scrollX, top: window.scrollY };
  const targets = [...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [role="button"], [role="link"], [role="tab"]')];
  for (const target of targets.filter(isSeen)) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const box of boxesOf(target)) {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !leadsTo(hit, target)) missed.push(`${nameOf(target)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }
  }
  for (const element of lazy) element.style.contentVisibility = '';
  window.scrollTo({ ...position, behavior: 'instant' });
  return missed;

  function isSeen(element: HTMLElement): boolean {
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // Visually hidden, as a checkbox under its drawing or the words of a skip link.
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const { position: placed, clipPath, overflowX } = getComputedStyle(around);
      if (placed === 'absolute' && around.getBoundingClientRect().width <= 1 && (clipPath !== 'none' || overflowX === 'hidden')) return false;
    }
    return true;
  }

  /** The boxes of an element that takes a line or more; of a link without a box of its own, those of what it holds. */
  function boxesOf(element: HTMLElement): DOMRect[] {
    const own = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return own.length > 0 ? own : [...element.children].flatMap((child) => (child instanceof HTMLElement && isSeen(child) ? boxesOf(child) : []));
  }

  /** Whether a click on what was hit is a click on the target: it lies inside, or belongs to its label. */
  function leadsTo(hit: Element, target: HTMLElement): boolean {
    return target.contains(hit) || hit.closest('label')?.control === target;
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    return `<${element.localName}> ‘${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}’`;
  }
}

import type { Page } from 'playwright/test';

/** Returns words that are not fully readable: outside the page, or clipped by an ancestor. Empty if all fit. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

type Around = { box: DOMRect; isUnseen: boolean; scrollsSideways: boolean; scrollsDown: boolean; clips: boolean };

/** Runs in the page. */
function findCutTexts(): string[] {
  const root = document.documentElement;
  // Content with `content-visibility` has its final size here; it clips what is beside it, and is as tall as its
  // content.
  const far = new Set(
    [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    ),
  );
  for (const element of far) element.style.contentVisibility = 'visible';
  const seen = new Map<HTMLElement, Around>();
  const findings =
    root.scrollWidth > root.clientWidth ? [`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const bounds = range.getBoundingClientRect();
    if (isCut(holder, bounds)) findings.push(text.textContent);
  }
  for (const element of far) element.style.contentVisibility = '';
  return findings;

  function isCut(holder: HTMLElement, bounds: DOMRect): boolean {
    for (let around: HTMLElement | null = holder; around; around = around.parentElement) {
      const { box, isUnseen, scrollsSideways, scrollsDown, clips } = seen.get(around) ?? look(around);
      if (isUnseen || scrollsSideways) return false;
      const isBeside = bounds.left < box.left - 1 || bounds.right > box.right + 1;
      // Content below the edge of its own scroll container can be scrolled to.
      if (scrollsDown) return isBeside;
      if (isBeside && far.has(around)) return true;
      if (clips && (isBeside || bounds.top < box.top - 1 || bounds.bottom > box.bottom + 1)) return true;
    }
    return bounds.left < -1 || bounds.right > root.clientWidth + 1;
  }

  /** Computed once per element, however many words it contains: reading styles is slow. */
  function look(element: HTMLElement): Around {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const around = {
      box,
      isUnseen: position === 'absolute' && box.width <= 1 && (clipPath !== 'none' || overflowX === 'hidden'),
      scrollsSideways: overflowX === 'auto' || overflowX === 'scroll',
      scrollsDown: overflowY === 'auto' || overflowY === 'scroll',
      clips: overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden',
    };
    seen.set(element, around);
    return around;
  }
}

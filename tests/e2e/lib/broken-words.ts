import type { Page } from 'playwright/test';

/**
 * Returns words of up to 20 characters that are broken over two lines, each with its text. Longer ones may not fit on
 * any line.
 */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWords);

/** Runs in the page. */
export function findBrokenWords(): string[] {
  const lazy = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const element of lazy) element.style.contentVisibility = 'visible';
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const content = text.textContent ?? '';
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true }) || isHidden(text.parentElement)) continue;
    for (const { 0: word, index } of content.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first] = boxes;
      // The word has a line of its own: it begins below the previous box.
      if (first && boxes.some(({ top }) => top > first.top + first.height / 2))
        broken.push(`${word} in ‘${content.trim().slice(0, 40)}’`);
    }
  }
  for (const element of lazy) element.style.contentVisibility = '';
  return broken;

  /** Visually hidden: one pixel wide, for screen readers. */
  function isHidden(holder: HTMLElement): boolean {
    for (let element: HTMLElement | null = holder; element; element = element.parentElement) {
      if (getComputedStyle(element).position === 'absolute' && element.getBoundingClientRect().width <= 1) return true;
    }
    return false;
  }
}

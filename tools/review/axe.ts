import axe from 'axe-core';
import type { Page } from 'playwright';
import { render, type Renderer } from './render.ts';
import { byFile, type Source } from './shots-of.ts';

/**
 * Renders all stories at 1280 px, or at their own width, and lists what axe and the renderer find in normal and in
 * forced colours.
 */
export async function inaccessible(
  renderer: Renderer,
  { url, normalizeUrls, stories }: Source,
  progress: (done: number, total: number) => void,
): Promise<string[]> {
  const found: string[] = [];
  let done = 0;
  await render(
    renderer,
    [...byFile(stories).values()].map((ofFile) => ({
      url,
      normalizeUrls,
      stories: ofFile.map(({ id }) => id),
      withPictures: false,
      widths: ['1280'] as const,
      inspect: violationsOn,
      done: (shots) => {
        for (const { story, mode, defects } of shots)
          found.push(
            ...defects.map((defect) => `${story} in ${mode === 'forced' ? 'forced' : 'normal'} colours: ${defect}`),
          );
        progress((done += ofFile.length), stories.length);
      },
    })),
  );
  return found.toSorted();
}

/**
 * Elements that are not part of a story: those of Storybook, and a live region that may still name a removed button.
 */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'];

/**
 * Returns each violated rule of axe with the elements that violate it. Landmarks are those of the page around a story.
 * An iframe contains another story, which is inspected by itself; within the iframe, axe would demand a whole page of
 * it.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(fillTextWithItsColor);
  const { violations } = await page.evaluate(
    (excluded) =>
      window.axe.run(
        { include: document.body, exclude: excluded },
        { resultTypes: ['violations'], iframes: false, rules: { region: { enabled: false } } },
      ),
    exclude,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * In forced colours, Chromium returns the fill of text as if it were not forced, and axe measures that. Runs in the
 * page.
 */
function fillTextWithItsColor(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (property) {
    return getPropertyValue.call(this, property === '-webkit-text-fill-color' ? 'color' : property);
  };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

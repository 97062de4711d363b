import { expect } from '#tests/e2e/lib/test.ts';
import { goBack, goForward } from '#tests/e2e/lib/history.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { reloadInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

describeBrowserPaths(flow, atCourse);

/** A hole is opened before the inspection, so that the browser's history has an entry ahead from the start. */
async function atCourse({ page }: BrowserStage): Promise<Gestures> {
  const dialog = page.getByRole('dialog');
  const enlarge = (index: number) =>
    page.getByRole('button', { name: `Bridge 코스 ${index + 1}번 홀 크게 보기` }).click();
  await page.goto('/oakhills/course');
  await enlarge(1);
  await expect(page).toHaveURL('/oakhills/course#hole-2');
  await goBack(page);
  await expect(page).toHaveURL('/oakhills/course');
  await reloadInspected(page);
  return {
    async 'hole.opened'({ index }) {
      await enlarge(index);
      await expect(page).toHaveURL(`/oakhills/course#hole-${index + 1}`);
    },
    // Pressed on the dialog: before the dialog opens, the page would get the key.
    'next.pressed': () => dialog.press('ArrowRight'),
    'previous.pressed': () => dialog.press('ArrowLeft'),
    'hole.chosen': ({ index }) => dialog.getByRole('button', { name: String(index + 1), exact: true }).click(),
    async 'drag.ended'({ distance }) {
      await dialog.waitFor();
      const x = (page.viewportSize()?.width ?? 0) / 2;
      await page.mouse.move(x, 400);
      await page.mouse.down();
      await page.mouse.move(x + distance, 400, { steps: 4 });
      await page.mouse.up();
    },
    /** Closing the hole goes back in the history a moment later. */
    async 'viewer.closed'() {
      await dialog.getByRole('button', { name: '닫기' }).click();
      await expect(page).toHaveURL(({ hash }) => hash === '');
    },
    'history.entered': () => goForward(page),
    'history.left': () => goBack(page),
  };
}

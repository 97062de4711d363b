import type { Page } from 'playwright/test';

/** A4 in CSS pixels, portrait and landscape: portrait has the mobile layout. */
const sheets = [
  { width: 794, height: 1123 },
  { width: 1123, height: 794 },
] as const;

/** Returns the elements with `position: fixed` in print, which would be repeated on every sheet. */
export async function fixedInPrint(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ media: 'print' });
  for (const sheet of sheets) {
    await page.setViewportSize(sheet);
    found.push(
      ...(await page
        .locator('body *')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }),
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        )),
    );
  }
  await page.emulateMedia({ media: 'screen' });
  return found;
}

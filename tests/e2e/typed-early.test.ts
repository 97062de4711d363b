import { everyEngine } from '#tools/browsers/names.ts';
import { earlyFields, openEarly } from './lib/early-fields.ts';
import { test, expect } from './lib/test.ts';

// A field and a text area stand for the others in the other engines.
const inEveryEngine: ReadonlySet<(typeof earlyFields)[number]> = new Set([earlyFields[1], earlyFields[4]]);

for (const early of earlyFields) {
  test(
    `text typed into ${early.name} on ${early.path} and the caret position are preserved while the page loads`,
    { tag: inEveryEngine.has(early) ? everyEngine : [] },
    async ({ page }) => {
      const { field, hydrate } = await openEarly(page, early);
      await page.keyboard.type('golf');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await hydrate();
      await page.keyboard.type('d');
      await expect(field).toHaveValue('godlf');
    },
  );
}

test('a press on the label of a checkbox during hydration checks it, once', { tag: everyEngine }, async ({ page }) => {
  const { hydrate } = await openEarly(page, earlyFields[3]);
  const label = page.getByText('개인정보 수집 및 이용에 동의합니다');
  await label.scrollIntoViewIfNeeded();
  await label.hover();
  await page.mouse.down();
  await hydrate();
  await page.mouse.up();
  await expect(page.getByRole('form', { name: '회원권 상담 신청' }).getByRole('checkbox')).toBeChecked();
});

import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '#tools/review/chromium-page.ts';
import { addModule } from '#tools/review/tests/lib/in-page.ts';

/** A browser on a busy machine takes long. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const [width, height] = [400, 300];
const styles = `
@keyframes rise { from { opacity: 0; } }
body { margin: 0; font: 16px sans-serif; background: #fbf8f0; }
header { position: sticky; top: 0; z-index: 10; height: 60px; background: #789; animation: rise 1s; }
main { position: relative; overflow: hidden; height: 100px; transform: translateX(0); }
dialog { width: 200px; height: 80px; padding: 0; border: 0; background: #efe9d8; animation: rise 1s; }
dialog::backdrop { background: rgba(22, 48, 42, 0.5); }
input, textarea, select, p { display: block; box-sizing: border-box; width: 200px; height: 24px; margin: 0; }
`;

/** A page whose fields have been filled, and its picture by the browser and by the panel, at a scale. */
async function pictures(content: string, scale: 1 | 2) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(`<html lang="ko"><title>화면</title><style>${styles}</style><body>${content}</body></html>`);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) if ('value' in field) field.value = 'oak1234';
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
    for (const list of document.querySelectorAll('select')) list.value = 'b';
    document.querySelector('dialog')?.showModal();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const animation of document.getAnimations()) animation.finish();
  });
  const screenshot = await page.screenshot();
  await addModule(page, '.storybook/handover/picture-of.ts');
  const data = await page.evaluate<string>(
    `tools.svgOf(document).then((svg) => tools.pngOf(svg, ${scale})).then((png) => new Promise((resolve) => { const reader = new FileReader(); reader.onload = () => resolve(reader.result); reader.readAsDataURL(png); }))`,
  );
  await page.close();
  return { screenshot, copied: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** The size of both pictures, and the share of channels that differ visibly. */
async function difference({ screenshot, copied }: Awaited<ReturnType<typeof pictures>>) {
  const [one, other] = await Promise.all(
    [screenshot, copied].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) throw new Error('there are two pictures');
  const differing = one.data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 24).length;
  return { sizes: [one, other].map(({ info }) => [info.width, info.height]), share: differing / one.data.length };
}

test.each([
  ['the background of the whole page', 1, '<p>글</p>'],
  ['the end of animations', 1, '<header>머리</header>'],
  ['a modal dialog with its backdrop', 1, '<header>머리</header><main><dialog>알림</dialog></main>'],
  ['a modal dialog at twice the size', 2, '<header>머리</header><main><dialog>알림</dialog></main>'],
  [
    'what is typed and chosen',
    1,
    '<input><textarea></textarea><input type="checkbox"><select><option value="a">가</option><option value="b">나</option></select>',
  ],
] as const)('a copied picture shows %s', async (_, scale, content) => {
  const { sizes, share } = await difference(await pictures(content, scale));
  expect(sizes).toEqual([
    [width * scale, height * scale],
    [width * scale, height * scale],
  ]);
  expect(share).toBeLessThan(0.002);
});

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '#tools/review/chromium-page.ts';
import { addModule } from '#tools/review/tests/lib/in-page.ts';

/** A browser on a busy machine takes long. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const styles = `
:root { --ink: #16302a; --scrim: rgba(22, 48, 42, 0.5); }
body { margin: 0; color: #22352b; background: #fbf8f0; }
a { color: #9a7444; }
button { color: #fbf8f0; background: var(--ink); border: 1px solid var(--ink); box-shadow: 0 0 4px #000; }
button:focus-visible, label:focus-visible, input:focus-visible { outline: 3px solid #9a7444; }
button:hover { background: #000; }
#veil { background: var(--scrim); }
#sky { background: url(sky.png) #789; }
#chosen { background: #16302a; }
#tee { background: #f00; forced-color-adjust: none; }
@media (forced-colors: active) { #chosen { background-color: Highlight; } }
@media (max-width: 100px) { body { color: #000; } }
`;
const html = `<html lang="ko"><title>도구</title><style>${styles}</style><a href="#">홈</a><button><span>예약</span></button><p id="veil">막</p><p id="sky">하늘</p><p id="chosen">고름</p><p id="tee">티</p><label for="id">아이디</label><input id="id"><label data-rac="">저장</label></html>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.setContent(html);
  await addModule(page, '.storybook/toolbar/shown-as.ts');
  return () => page.close();
});
afterAll(() => browser.close());

const parts = {
  body: 'body',
  link: 'a',
  button: 'button',
  word: 'button span',
  veil: '#veil',
  sky: '#sky',
  chosen: '#chosen',
  tee: '#tee',
} as const;

/** The colours of each part: of its text, its background, its border and its shadow. */
const colors = () =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => {
          const element = document.querySelector(selector);
          const {
            color = '',
            backgroundColor = '',
            borderTopColor = '',
            boxShadow = '',
          } = element ? getComputedStyle(element) : {};
          return [name, { color, backgroundColor, borderTopColor, boxShadow }];
        }),
      ),
    parts,
  );

/** The colours that a system colour has in a dark theme. */
const system = (name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('p');
    probe.style.cssText = `color-scheme: dark; color: ${color}`;
    document.body.append(probe);
    const { color: found } = getComputedStyle(probe);
    probe.remove();
    return found;
  }, name);

const show = (options: string) =>
  page.evaluate(`globalThis.restore = tools.showAs({ isLarge: false, emulated: {}, pseudo: null, ...${options} })`);
const restore = () => page.evaluate('restore()');

describe('forced colours', () => {
  test('replace the colours of the site, but neither pictures, transparency nor what the site has chosen for them', async () => {
    const before = await colors();
    await show(`{ emulated: { 'forced-colors': 'active' } }`);
    const [canvas, text, link, buttonText, highlight] = await Promise.all(
      ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight'].map(system),
    );
    const shown = await colors();
    expect({
      body: [shown.body?.color, shown.body?.backgroundColor],
      link: shown.link?.color,
      button: [shown.button?.color, shown.button?.backgroundColor, shown.button?.boxShadow],
    }).toEqual({ body: [text, canvas], link, button: [buttonText, canvas, 'none'] });
    expect([shown.word?.color, shown.word?.backgroundColor]).toEqual([buttonText, 'rgba(0, 0, 0, 0)']);
    expect([shown.veil?.backgroundColor, shown.sky?.backgroundColor, shown.tee?.backgroundColor]).toEqual([
      before.veil?.backgroundColor,
      before.sky?.backgroundColor,
      before.tee?.backgroundColor,
    ]);
    expect(shown.chosen?.backgroundColor).toBe(highlight);
  });

  test('leave nothing behind', async () => {
    const before = await colors();
    await show(`{ emulated: { 'forced-colors': 'active' } }`);
    await restore();
    expect(await colors()).toEqual(before);
  });

  test('apply to what is rendered later', async () => {
    await show(`{ emulated: { 'forced-colors': 'active' } }`);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<style>#late { color: #f00; }</style><p id="late">나중</p>'),
    );
    const text = await system('CanvasText');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('#late') ?? document.body).color))
      .toBe(text);
  });
});

test('every control has the focus ring, and no label', async () => {
  await show(`{ pseudo: 'focus' }`);
  const outlined = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (element) =>
      getComputedStyle(element).outlineStyle === 'solid' ? element.localName : '',
    ).filter(Boolean),
  );
  expect(outlined).toEqual(['button', 'input']);
  expect(
    await page.evaluate(() => Array.from(document.querySelectorAll('label'), (label) => label.getAttributeNames())),
  ).toEqual([
    ['for', 'data-focus-visible'],
    ['data-rac', 'data-focus-visible'],
  ]);
  await restore();
  expect(await page.locator('[data-shown-focus], [data-focus-visible]').count()).toBe(0);
});

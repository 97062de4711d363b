import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from '../test/chromium.ts';
import { modes, type Mode } from './modes.ts';
import { holdStill, stillStyle } from './page/still.ts';

/** Nothing but this machine is reached, and text is drawn alike whatever the screen. */
const args = [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args });

/** `__name` is what esbuild calls in each function that it compiles. */
const beforeAnything = `
globalThis.__name = (value) => value;
(${holdStill.toString()})();
document.addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(`<style>${stillStyle}</style>`)}));
`;

export type ReviewPage = { readonly page: Page; readonly session: CDPSession };

/** Opens the preview of a Storybook in a browser context of its own, in a mode. */
export async function openPage(browser: Browser, url: string, mode: Mode): Promise<ReviewPage> {
  const { width, height } = modes[mode];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block' });
  await context.addInitScript(beforeAnything);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  return { page, session: await context.newCDPSession(page) };
}

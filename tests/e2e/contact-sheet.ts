import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { paths } from '#contract/site/site-paths.ts';
import { networkIdleOf } from './lib/network.ts';
import { publicPages } from './lib/public-pages.ts';
import serveSite from './lib/serve-site.ts';

const folder = 'screens-report';
const widths = [360, 820, 1280, 1920] as const;
const pages = [...publicPages, paths.login, paths.join, paths.findId, paths.findPassword];

/**
 * Writes a screenshot of every public page at every width, and a page that shows them side by side: `npm run screens`.
 */
async function writeSheet(): Promise<void> {
  const stop = await serveSite();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const width of widths) {
    await shootAll(browser, width);
    process.stdout.write(`${width} px: ${pages.length} pages\n`);
  }
  await browser.close();
  await stop();
  await writeFile(`${folder}/index.html`, sheet());
  process.stdout.write(`${folder}/index.html\n`);
}

async function shootAll(browser: Browser, width: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 1026 ? 1_180 : 900 },
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }),
  });
  const page = await context.newPage();
  const rest = networkIdleOf(page);
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      window.scrollTo(0, 0);
      // Content that is laid out only near the viewport would be missing from a screenshot of the whole page.
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    });
    await rest();
    // A picture that fails to load leaves its placeholder colour.
    await page.evaluate(() => Promise.allSettled(Array.from(document.images, (image) => image.decode())));
    await page.screenshot({ path: `${folder}/${fileOf(path, width)}`, type: 'jpeg', quality: 70, fullPage: true });
  }
  await context.close();
}

const fileOf = (path: string, width: number) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.jpg`;

const sheet = () => `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Screens</title>
<style>body{margin:2rem;font:14px/1.5 sans-serif;background:#ddd}div{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}img{height:480px;width:auto;object-fit:cover;object-position:top;background:#fff}</style>
${pages.map((path) => `<h2>${path}</h2><div>${widths.map((width) => `<a href="${fileOf(path, width)}"><img loading="lazy" alt="${path} at ${width} px" src="${fileOf(path, width)}"></a>`).join('')}</div>`).join('\n')}
</html>
`;

await writeSheet();

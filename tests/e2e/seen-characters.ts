import { writeFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { success } from '#contract/http/envelope.ts';
import { signIn } from '#contract/account/member.ts';
import { paths } from '#contract/site/site-paths.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { publicPages } from './lib/public-pages.ts';
import serveSite from './lib/serve-site.ts';

/**
 * The part of a page whose glyphs are loaded first. `laidOut`, for a page with little initial layout
 * (`src/ui/foundation/content-visibility.ts`): all of it, so that one file of each family is fetched. `whole`, for the
 * home page: everything, as most visitors scroll through it and its footer is on every page; a font file that arrives
 * later causes a reflow.
 */
type Scope = 'whole' | 'laidOut' | 'screen';
const scopeOf = (path: string): Scope =>
  path === paths.home ? 'whole' : path.endsWith('/course') ? 'laidOut' : 'screen';
const isShort = (path: string) => scopeOf(path) !== 'screen';
/**
 * Taller screens show more at first, but defer no more; a page with little layout requests everything, so only there a
 * tall screen counts.
 */
const screens = [
  [360, 740, () => true],
  [412, 915, isShort],
  [1_280, 800, () => true],
] as const;
const openPages = [...publicPages, paths.login, paths.join, paths.findId, paths.findPassword];
const memberPages = [paths.myPage, paths.booking, paths.profileEdit, paths.withdrawal];

/** Texts of the home page in other weather. */
const otherWeather = '맑음 구름 조금 많음 흐림 소나기 비 천둥과 눈 안개 알 수 없음 매우 좋음 보통 나쁨';

type Characters = { first: string; seen: string };
type Seen = Record<'sans' | 'serif' | 'latin', Characters>;

/**
 * Writes the characters that the pages show, and those above the fold, by font family: `scripts/assets/fonts.ts`
 * subsets the fonts by them. `npm run fonts` runs both.
 */
async function writeSeenCharacters(): Promise<void> {
  const stop = await serveSite();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const origin = process.env['SITE_URL'] ?? '';
    const signedIn = {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'token', value: await token(origin) }] }],
    };
    const open = await charactersOf(browser, openPages, { baseURL: origin });
    const ofMembers = await charactersOf(browser, memberPages, { baseURL: origin, storageState: signedIn });
    // A member comes from the login page and has its fonts.
    const families = (['sans', 'serif', 'latin'] as const).map((family) => [
      family,
      {
        first: distinct(open[family].first + (family === 'sans' ? otherWeather : '')),
        seen: distinct(open[family].seen + ofMembers[family].seen),
      },
    ]);
    await writeFile(
      'scripts/assets/seen-characters.json',
      `${JSON.stringify(Object.fromEntries(families), null, 2)}\n`,
    );
  } finally {
    await browser.close();
    await stop();
  }
}

async function charactersOf(browser: Browser, pages: readonly string[], options: BrowserContextOptions): Promise<Seen> {
  const seen: Seen = { sans: { first: '', seen: '' }, serif: { first: '', seen: '' }, latin: { first: '', seen: '' } };
  for (const [width, height, isOpenedOn] of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'ko-KR',
      ...options,
    });
    const page = await context.newPage();
    for (const path of pages.filter(isOpenedOn)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const shown = await charactersOn(page, scopeOf(path));
      for (const family of ['sans', 'serif', 'latin'] as const) {
        seen[family].first += shown[family].first;
        seen[family].seen += shown[family].seen;
      }
    }
    await context.close();
    process.stdout.write(`${width} px\n`);
  }
  return seen;
}

const distinct = (characters: string) => [...new Set(characters)].toSorted().join('');

async function token(origin: string): Promise<string> {
  const response = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serviceId: 'member01', password: 'Golf2026!a' }),
  });
  return success(signIn.result).parse(await response.json()).data.access_token;
}

/**
 * Returns every visible text of the page: text nodes, generated content, values and placeholders; `first` has those in
 * the scope.
 */
function charactersOn(page: Page, scopeOfPage: Scope): Promise<Seen> {
  return page.evaluate((scope) => {
    const shown: { text: string; element: Element; style: CSSStyleDeclaration; top: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const [place] = range.getClientRects();
      const { parentElement, textContent } = texts.currentNode;
      if (place && parentElement)
        shown.push({
          text: textContent ?? '',
          element: parentElement,
          style: getComputedStyle(parentElement),
          top: place.top,
        });
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { top, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const around = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')];
      shown.push(...around.map((style) => ({ text: /^"(.*)"$/.exec(style.content)?.[1] ?? '', element, style, top })));
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        shown.push({ text: element.value + element.placeholder, element, style: getComputedStyle(element), top });
    }
    const seen = { sans: { first: '', seen: '' }, serif: { first: '', seen: '' }, latin: { first: '', seen: '' } };
    for (const { text, element, style, top } of shown) {
      const isFirst =
        scope === 'whole' ||
        (scope === 'laidOut' ? element.checkVisibility({ contentVisibilityAuto: true }) : top < window.innerHeight);
      for (const letter of (style.textTransform === 'uppercase' ? text.toUpperCase() : text).replaceAll(/\s+/g, ' ')) {
        const isLatin = style.fontFamily.includes('Cormorant') && letter <= '~';
        const family = isLatin ? 'latin' : style.fontFamily.includes('Gowun') ? 'serif' : 'sans';
        seen[family].seen += letter;
        if (isFirst) seen[family].first += letter;
      }
    }
    return seen;
  }, scopeOfPage);
}

await writeSeenCharacters();

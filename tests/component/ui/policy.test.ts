import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';

const origin = 'https://kit.test';
const page = readFileSync('index.html', 'utf8').replace('/src/app/boot/entry-client.ts', '/entry.js');

const entry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { AlertDialog } from '/src/ui/overlays/AlertDialog.tsx';
import { Checkbox } from '/src/ui/forms/Checkbox.tsx';
import { HolePlan } from '/src/ui/golf/hole-plan/HolePlan.tsx';
import { UIProvider } from '/src/ui/foundation/UIProvider.tsx';
import { Picture } from '/src/ui/media/Picture.tsx';
const layout = { dogleg: 0, elevation: 0, bearing: 0, bunkers: [], water: [], greenDepth: 26 };
const hole = { id: 1, holeNumber: 1, par: 3, blackTeeDistance: 150, blueTeeDistance: 140, whiteTeeDistance: 130, brownTeeDistance: 120, redTeeDistance: 110, layout };
const shown = [createElement(HolePlan, { key: 1, hole }), createElement(Picture, { key: 2, name: 'kv-dawn', alt: '새벽', sizes: '100vw' })];
const dialog = createElement(AlertDialog, { isOpen: true, message: '시스템 에러', onClose() {} });
createRoot(document.getElementById('root')).render(createElement(UIProvider, { navigate() {} }, dialog, createElement(Checkbox, null, '아이디 저장'), shown));
`;

let browser: Browser;
let script: string;

beforeAll(async () => {
  script = await bundle();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
});
afterAll(() => browser.close());

test('under the site’s own policy the design system is styled, and nothing is blocked', async () => {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(5_000);
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  tab.on('pageerror', ({ message }) => errors.push(message));
  await tab.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname !== '/') return route.fulfill({ status: 204 });
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: securityHeaders(parseEnv({}), false),
      body: page,
    });
  });
  await tab.goto(origin);
  const background = (role: 'button' | 'alertdialog') =>
    tab.getByRole(role).evaluate((element) => getComputedStyle(element).backgroundColor);
  const picture = await tab.locator('picture img').evaluate((element) => getComputedStyle(element).backgroundColor);
  const green = await tab.locator('svg .green').evaluate((element) => getComputedStyle(element).fill);
  expect({
    picture,
    green,
    button: await background('button'),
    dialog: await background('alertdialog'),
    errors,
  }).toEqual({
    picture: 'rgb(153, 153, 119)',
    green: 'rgb(143, 178, 116)',
    button: 'rgb(22, 48, 42)',
    dialog: 'rgb(246, 242, 232)',
    errors: [],
  });
});

async function bundle(): Promise<string> {
  const built = await build({
    logLevel: 'error',
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'kit-entry' ? '/kit-entry.js' : null),
        load: (id) => (id === '/kit-entry.js' ? entry : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'kit-entry' } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code;
}

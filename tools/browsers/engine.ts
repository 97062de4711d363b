import { fileURLToPath } from 'node:url';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import {
  browserNames,
  notChromium,
  notFirefox,
  notWebKit,
  phone,
  projectName,
  type EngineName,
  type WidthName,
} from './names.ts';

/** The engine and width of a test's browser, for the limits of its driver (`limits.ts`). */
export type EngineOptions = { engine: EngineName; width: WidthName };

const viewports: Readonly<Record<WidthName, { width: number; height: number }>> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

const firefoxUserPrefs = {
  // Firefox ESR emulates no media features: these preferences are what a test of Chromium sets in its context.
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
};

const executablePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How Playwright starts each engine. Chromium is driven over CDP. The system's Firefox and WebKitGTK are not
 * Playwright's builds: both are driven over WebDriver BiDi, which Playwright supports as `moz-firefox`; WebKitGTK's
 * driver supports only WebDriver Classic, so `webkit/` translates.
 */
const uses: Readonly<Record<EngineName, Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>>> = {
  chromium: {
    browserName: 'chromium',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
    // Playwright clears what a test leaves, and the next one does not load and compile the site from nothing: a fifth
    // less CPU time. A test of a first visit opens a context of its own.
    reuseContext: true,
  },
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: executablePath('firefox/firefox.sh'), firefoxUserPrefs },
  },
  webkit: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: executablePath('webkit/webkit.sh') },
  },
};

/** Playwright projects for each engine and width, selected by `--project`. */
export const engineProjects = browserNames.map(({ engine, width }) => ({
  name: projectName({ engine, width }),
  ...(width === 'phone' && { grep: new RegExp(phone) }),
  grepInvert: new RegExp({ chromium: notChromium, firefox: notFirefox, webkit: notWebKit }[engine]),
  use: { ...uses[engine], engine, width, viewport: viewports[width] },
}));

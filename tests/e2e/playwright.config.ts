import { defineConfig } from 'playwright/test';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts';

/** Journeys in Chromium, on the built site with its real server. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './lib/serve-site.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
    // It would answer instead of what a test puts in its place; those of offline reading let it in.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    // Less than a test may take: what hangs is then told by its name.
    actionTimeout: 30_000,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});

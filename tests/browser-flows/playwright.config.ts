import { defineConfig } from 'playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** The generated paths of the flows in Chromium, on the running site with its real server and sandbox. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '**/*.{paths,journey}.ts',
  globalSetup: '../e2e/lib/serve-site.ts',
  outputDir: '../../.cache/browser-flows',
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/browser-flows.json' }]],
  // Still: what moves would be waited for at every press.
  use: { contextOptions: { reducedMotion: 'reduce' } },
});

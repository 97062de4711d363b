import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engine.ts';

/** Shared by all browser tests: the built site with its real server, a Korean user. */
export const baseConfig = defineConfig<EngineOptions>({
  // Measured on two cores: a page uses a core while it loads, so a third worker slows a run down (78 s with two, 83
  // with three, 94 with four).
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A service worker would respond before the routes of a test; the tests of offline reading allow it.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Shorter than the timeout of a test, so that a hanging step is reported by its name.
    actionTimeout: 30_000,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});

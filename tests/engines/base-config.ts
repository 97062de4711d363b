import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engine.ts';

/** Shared by all tests in browsers: the built site with its real server, a Korean user. */
export const baseConfig = defineConfig<EngineOptions>({
  // Measured on two cores: a page takes a core while it loads, so that a third worker makes a run longer (78 s by two, 83 by three, 94 by four).
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // It would answer instead of what a test puts in its place; those of offline reading let it in.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Less than the timeout of a test: a hanging step is then reported by its name.
    actionTimeout: 30_000,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});

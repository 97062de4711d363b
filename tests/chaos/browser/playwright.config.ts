import { defineConfig } from 'playwright/test';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { baseConfig } from '#tools/browsers/base-config.ts';
import type { EngineOptions } from '#tools/browsers/engine.ts';

/**
 * Runs every flow under every fault in Chromium, on the running site with its real server and sandbox. `--grep @short`
 * runs a few flows only.
 */
export default defineConfig<EngineOptions>(baseConfig, {
  testDir: '.',
  testMatch: 'browser.trials.ts',
  globalSetup: '../../e2e/lib/serve-site.ts',
  outputDir: '../../../.cache/browser-trials',
  fullyParallel: true,
  reporter: 'list',
  // Without animations, since each click would wait for them.
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Allows a page whose HTML a test provides to reach the proxy that cuts connections.
    launchOptions: {
      executablePath: ensureChromium(),
      args: [...chromiumArgs, '--disable-features=LocalNetworkAccessChecks'],
    },
  },
});

import { defineConfig } from 'playwright/test';
import { chromiumArgs, ensureChromium } from '../../../scripts/test/chromium.ts';
import { baseConfig } from '../../engines/base-config.ts';
import type { EngineOptions } from '../../engines/engine.ts';

/** Every flow under every fault in Chromium, on the running site with its real server and sandbox. `--grep @short` tries a few flows only. */
export default defineConfig<EngineOptions>(baseConfig, {
  testDir: '.',
  testMatch: 'browser.trials.ts',
  globalSetup: '../../e2e/lib/serve-site.ts',
  outputDir: '../../../.cache/browser-trials',
  fullyParallel: true,
  reporter: [['list'], ['json']],
  // Still: what moves would be waited for at every press.
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A page that a test has written itself may reach who cuts the line.
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumArgs, '--disable-features=LocalNetworkAccessChecks'] },
  },
});

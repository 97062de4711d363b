import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { decodedFilePaths } from './decoded-file-paths.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';

/** Every story, rendered in the system's Chromium and judged by axe. */
export default defineProject({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }), decodedFilePaths],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // By default one core is left out, which leaves a single page on two cores.
    maxWorkers: '100%',
    // The files share what they load, which takes as long as their tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: ensureChromium(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

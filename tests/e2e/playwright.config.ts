import { defineConfig } from 'playwright/test';
import { baseConfig } from '#tools/browsers/base-config.ts';
import { engineProjects, type EngineOptions } from '#tools/browsers/engine.ts';

/**
 * Hand-written end-to-end tests, on the built site with its real server. `--project firefox --grep @engines` runs the
 * ones for every engine in Firefox.
 */
export default defineConfig<EngineOptions>(baseConfig, {
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './lib/serve-site.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  projects: engineProjects,
});

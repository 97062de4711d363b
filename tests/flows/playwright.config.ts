import { defineConfig } from 'playwright/test';
import { baseConfig } from '#tools/browsers/base-config.ts';
import { engineProjects, type EngineOptions } from '#tools/browsers/engine.ts';

const trace = { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false } as const;

/** Runs the generated paths of the flows on the running site with its real server and sandbox. */
export default defineConfig<EngineOptions>(baseConfig, {
  testDir: '.',
  testMatch: ['*/browser.paths.ts', 'browser/*.journey.ts'],
  globalSetup: '../e2e/lib/serve-site.ts',
  outputDir: '../../.cache/browser-paths',
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/browser-paths.json' }]],
  projects: engineProjects.map((project) => ({
    ...project,
    // Playwright waits for animations before each click. The other engines are started with reduced motion.
    // Records a trace of each failed path for the report; other drivers cannot.
    use: {
      ...project.use,
      ...(project.use.engine === 'chromium' && {
        contextOptions: { reducedMotion: 'reduce' as const },
        ...(process.env['FLOW_PICTURES'] && { trace }),
      }),
    },
  })),
});

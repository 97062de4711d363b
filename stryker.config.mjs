/** `scripts/test/mutation.ts` runs Stryker for each machine, named by `MUTATED`. */
const { MUTATED: name } = process.env;

export default {
  mutate: [`machines/${name}.machine.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/flows/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  thresholds: { high: 98, low: 95, break: 90 },
  concurrency: 2,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `mutation-report/${name}.html` },
  warnings: { slow: false },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'storybook-static', 'test-results', 'mutation-report'],
};

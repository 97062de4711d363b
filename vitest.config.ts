import { defineConfig } from 'vitest/config';
import { transitionReporter } from './tests/flows/lib/coverage-reporter.ts';

export default defineConfig({
  test: {
    projects: ['tests/flows/vitest.config.ts', 'tests/journeys/vitest.config.ts'],
    reporters: ['default', transitionReporter],
  },
});

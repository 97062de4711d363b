import { defineConfig } from 'vitest/config';
import TransitionReporter from './tests/flows/lib/coverage-reporter.ts';
import { serverProjects } from './tests/server/projects.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['tests/flows/vitest.config.ts', 'tests/journeys/vitest.config.ts', 'tests/journeys/ui/vitest.config.ts', '.storybook/vitest.config.ts', ...serverProjects],
    reporters: ['default', new TransitionReporter()],
  },
});

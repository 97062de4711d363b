import { defineConfig } from 'vitest/config';
import TransitionReporter from './tests/model/lib/coverage-reporter.ts';
import { serverProjects } from './tests/server/projects.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['tests/model/vitest.config.ts', 'tests/component/vitest.config.ts', 'tests/component/ui/vitest.config.ts', '.storybook/vitest.config.ts', ...serverProjects],
    reporters: ['default', new TransitionReporter()],
  },
});

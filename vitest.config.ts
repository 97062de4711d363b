import { defineConfig } from 'vitest/config';
import { serverProjects } from './tests/server/projects.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      'tests/flows/vitest.config.ts',
      'tests/component/vitest.config.ts',
      'tests/component/ui/vitest.config.ts',
      '.storybook/vitest.config.ts',
      ...serverProjects,
    ],
  },
});

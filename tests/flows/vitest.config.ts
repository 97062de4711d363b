import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'flows', include: ['tests/flows/**/*.test.ts', 'tests/contract/**/*.test.ts'], root: '.', environment: 'node' },
});

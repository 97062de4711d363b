import { defineProject } from 'vitest/config';

/** During mutation testing, only the tests that run the mutated machine. */
const mutated = process.env.MUTATED;
const include = mutated
  ? [`tests/flows/${mutated}/{flow,journeys}.test.ts`, 'tests/flows/lib/registry.test.ts']
  : [
      'tests/flows/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/worker/**/*.test.ts',
      'tests/storybook/**/*.test.ts',
    ];

export default defineProject({
  // Machines have no global state, so the files of a worker can share modules; stubs are restored. A mutant is in
  // effect only in a module that is loaded after it was planted.
  test: {
    name: 'model',
    root: '.',
    include,
    environment: 'node',
    isolate: mutated !== undefined,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});

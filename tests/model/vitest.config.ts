import { defineProject } from 'vitest/config';

/** While a machine is being mutated, only what tests that machine runs. */
const mutated = process.env.MUTATED;
const include = mutated
  ? [`tests/model/${mutated}.test.ts`, `tests/model/${mutated}.journey.test.ts`, 'tests/model/registry.test.ts']
  : ['tests/model/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/worker/**/*.test.ts', 'tests/review/**/*.test.ts'];

export default defineProject({
  // Machines keep nothing outside themselves, so that the files of a worker may share what they import; what one stubs is restored.
  test: { name: 'model', root: '.', include, environment: 'node', isolate: false, unstubGlobals: true, testTimeout: 30_000 },
});

import { defineProject } from 'vitest/config';

/** While a machine is being mutated, only what tests that machine runs. */
const mutated = process.env.MUTATED;
const include = mutated
  ? [`tests/flows/${mutated}.test.ts`, `tests/flows/${mutated}.journey.test.ts`, 'tests/flows/registry.test.ts']
  : ['tests/flows/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/offline/**/*.test.ts'];

export default defineProject({
  // Machines keep nothing outside themselves, so that the files of a worker may share what they import.
  test: { name: 'flows', root: '.', include, environment: 'node', isolate: false, testTimeout: 30_000 },
});

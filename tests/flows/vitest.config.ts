import { defineProject } from 'vitest/config';

/** During mutation testing, only the tests that run the mutated machine. */
const mutated = process.env.MUTATED;
const include = mutated
  ? [`tests/model/${mutated}.test.ts`, `tests/model/${mutated}.journey.test.ts`, 'tests/flows/lib/registry.test.ts']
  : ['tests/model/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/worker/**/*.test.ts', 'tests/review/**/*.test.ts'];

export default defineProject({
  // Machines have no global state, so the files of a worker can share modules; stubs are restored. A mutant is in effect only in a module that is loaded after it was planted.
  test: { name: 'model', root: '.', include, environment: 'node', isolate: mutated !== undefined, unstubGlobals: true, testTimeout: 30_000 },
});

import { defineProject } from 'vitest/config';

/** While a machine is being mutated, only its generated paths run. */
const mutated = process.env.MUTATED;

/** Tests in jsdom: features on their machines, API calls, and pages rendered without a DOM. */
export default defineProject({
  test: {
    name: 'component',
    root: '.',
    include: [mutated ? `tests/component/${mutated}.paths.test.tsx` : 'tests/component/**/*.test.{ts,tsx}'],
    exclude: ['tests/component/ui/**'],
    environment: 'jsdom',
    // The files share the packages, whose loading takes longer than their tests, and the document: `setup.ts` gives each its own of the rest.
    isolate: false,
    setupFiles: ['tests/component/setup.ts'],
    testTimeout: 30_000,
  },
});

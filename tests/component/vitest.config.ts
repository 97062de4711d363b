import { defineProject } from 'vitest/config';

/** During mutation testing, only the generated paths of the mutated machine run. */
const mutated = process.env.MUTATED;

/** Tests in jsdom: features on their machines, API calls, and pages rendered without a DOM. */
export default defineProject({
  test: {
    name: 'component',
    root: '.',
    include: mutated
      ? [`tests/flows/${mutated}/screen.test.tsx`]
      : ['tests/component/**/*.test.{ts,tsx}', 'tests/flows/*/screen.test.tsx'],
    exclude: ['tests/component/ui/**'],
    environment: 'jsdom',
    // The files share packages, which load more slowly than the tests run, and the document: `setup.ts` resets
    // everything else.
    isolate: false,
    setupFiles: ['tests/component/setup.ts'],
    testTimeout: 30_000,
  },
});

import { defineProject } from 'vitest/config';

/** Tests in jsdom: features on their machines, API calls, and pages rendered without a DOM. */
export default defineProject({
  test: {
    name: 'component',
    root: '.',
    include: ['tests/component/**/*.test.{ts,tsx}', 'tests/flows/*/screen.test.tsx'],
    exclude: ['tests/component/ui/**'],
    environment: 'jsdom',
    // The files share packages, which load more slowly than the tests run, and the document: `setup.ts` resets
    // everything else.
    isolate: false,
    setupFiles: ['tests/component/setup.ts'],
    testTimeout: 30_000,
  },
});

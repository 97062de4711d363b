import { defineProject } from 'vitest/config';

/** Tests in jsdom: features on their machines, API calls, and pages rendered without a DOM. */
export default defineProject({
  test: {
    name: 'component',
    root: '.',
    include: ['tests/component/**/*.test.{ts,tsx}'],
    exclude: ['tests/component/ui/**'],
    environment: 'jsdom',
    // The files share the packages, whose loading takes longer than their tests, and the document: `setup.ts` gives each its own of the rest.
    isolate: false,
    setupFiles: ['tests/component/setup.ts'],
    testTimeout: 30_000,
  },
});

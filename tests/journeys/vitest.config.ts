import { defineProject } from 'vitest/config';

/** What is rendered, in jsdom: features on their machines, the calls, the pages without a DOM. */
export default defineProject({
  test: {
    name: 'journeys',
    root: '.',
    include: ['tests/journeys/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/ui/**'],
    environment: 'jsdom',
    // The files share the packages, whose loading takes longer than their tests, and the document: `setup.ts` gives each its own of the rest.
    isolate: false,
    setupFiles: ['tests/journeys/setup.ts'],
    testTimeout: 30_000,
  },
});

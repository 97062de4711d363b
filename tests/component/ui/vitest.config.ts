import { defineProject } from 'vitest/config';

/** The design system: in plain Node, in jsdom if a file requests it, and once in Chromium under the site's policy. */
export default defineProject({
  test: {
    name: 'ui',
    root: '.',
    include: ['tests/component/ui/**/*.test.{ts,tsx}'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});

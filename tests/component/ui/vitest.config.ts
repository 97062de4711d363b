import { defineProject } from 'vitest/config';

/** The kit: in plain Node, in jsdom where a file asks for it, and once in Chromium under the site's policy. */
export default defineProject({
  test: { name: 'ui', root: '.', include: ['tests/component/ui/**/*.test.{ts,tsx}'], hookTimeout: 60_000, testTimeout: 30_000 },
});

import { test as base } from './test.ts';

/** Tests in a browser whose scroll bars take room, as on most desktops: Playwright hides them. */
export const test = base.extend<object, object>({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }],
});

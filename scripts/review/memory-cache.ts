import type { CDPSession } from 'playwright';

/**
 * Empties the memory cache of the page's process. Chromium prefers a larger source of a responsive image that is in it, so what an image shows would
 * depend on when others were loaded, and on earlier stories.
 */
export async function emptyMemoryCache(session: CDPSession): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}

import type { CDPSession } from 'playwright';

/**
 * Clears the memory cache of the page's renderer process. Chromium prefers a larger image that is cached there to the
 * one that matches `sizes`, so the source of a responsive image would depend on load order and on earlier stories.
 */
export async function clearMemoryCache(session: CDPSession): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}

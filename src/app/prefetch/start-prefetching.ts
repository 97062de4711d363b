import type { QueryClient } from '@tanstack/react-query';
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import { isGuestPath, isMemberPath, isReturnPath } from '#contract/site/site-paths.ts';
import { hydrateStaleQueries } from '#src/api/read.ts';
import { withLowPriority } from '#src/lib/fetch-priority.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { withinTime } from '#src/api/time-limit.ts';
import { preloadChunks } from '#src/shared/lazy/lazy-component.tsx';
import { networkInformation } from '#src/lib/save-data.ts';
import { routeChunks } from '../routes.tsx';
import { onLinkIntent } from './on-link-intent.ts';
import { throttlePrefetch } from './throttle-prefetch.ts';
import { pathAndSearch, prefetchableUrl } from './prefetchable-url.ts';

/**
 * Starts prefetching: as soon as the user is about to follow a link, loads the chunks of its page, and the dehydrated
 * queries and chunk names from the server's HTML. For pages of members or guests, loads the chunks only.
 */
export function startPrefetching(queryClient: QueryClient): void {
  const fetchPage = throttlePrefetch(async (url) => {
    const [path = ''] = url.split('?', 1);
    const chunks = routeChunks(path);
    if (chunks.length === 0) return;
    await yieldToMain();
    const isPublic = !isMemberPath(path) && !isGuestPath(path) && !isReturnPath(path);
    await Promise.all([
      isPublic && hydrateFromServer(url, queryClient),
      yieldToMain().then(() => withLowPriority(() => preloadChunks(chunks))),
    ]);
  });
  onLinkIntent(document, (link) => {
    const url = prefetchableUrl(link, window.location.href, networkInformation(navigator));
    if (url && navigator.onLine) void fetchPage(pathAndSearch(url));
  });
}

async function hydrateFromServer(url: string, into: QueryClient): Promise<void> {
  const html = await withinTime(undefined, async (signal) => {
    const response = await fetch(url, { priority: 'low', signal });
    return response.ok ? response.text() : '';
  });
  hydrateStaleQueries(into, JSON.parse(jsonBlock(html, dehydratedQueriesId)));
}

/**
 * Returns the JSON in one of the data blocks at the end of a server-rendered page, which contain no `<`; that of an
 * empty list if there is none.
 */
function jsonBlock(html: string, id: string): string {
  const tag = `<script type="application/json" id="${id}">`;
  const index = html.lastIndexOf(tag);
  const start = index + tag.length;
  return index === -1 ? '[]' : html.slice(start, html.indexOf('<', start));
}

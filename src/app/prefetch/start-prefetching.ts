import type { QueryClient } from '@tanstack/react-query';
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import { chunksId } from '#contract/http/rendered-page.ts';
import { isGuestPath, isMemberPath, isReturnPath } from '#contract/site/site-paths.ts';
import { hydrateStaleQueries } from '#src/api/read.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { withinTime } from '#src/api/time-limit.ts';
import { preloadChunks } from '#src/shared/lazy/lazy-component.tsx';
import { networkInformation } from '#src/lib/save-data.ts';
import { routeChunks } from '../routes.tsx';
import { onLinkIntent } from './on-link-intent.ts';
import { throttlePrefetch } from './throttle-prefetch.ts';
import { addressOf, prefetchableUrl } from './prefetchable-url.ts';

/**
 * Starts prefetching: as soon as the user is about to follow a link, loads the chunks of its page, and the dehydrated queries and chunk names
 * from the server's HTML. For pages of members or guests, loads the chunks only.
 */
export function startPrefetching(queryClient: QueryClient): void {
  const fetchPage = throttlePrefetch(async (address) => {
    const [path = ''] = address.split('?', 1);
    const parts = routeChunks(path);
    if (parts.length === 0) return;
    await yieldToMain();
    const isPublic = !isMemberPath(path) && !isGuestPath(path) && !isReturnPath(path);
    await Promise.all([isPublic && hydrateFromServer(address, queryClient), yieldToMain().then(() => preloadChunks(parts))]);
  });
  onLinkIntent(document, (link) => {
    const address = prefetchableUrl(link, window.location.href, networkInformation(navigator));
    if (address && navigator.onLine) void fetchPage(addressOf(address));
  });
}

async function hydrateFromServer(address: string, into: QueryClient): Promise<void> {
  const html = await withinTime(undefined, async (signal) => {
    const response = await fetch(address, { priority: 'low', signal });
    return response.ok ? response.text() : '';
  });
  hydrateStaleQueries(into, JSON.parse(blockIn(html, dehydratedQueriesId)));
  await preloadChunks(JSON.parse(blockIn(html, chunksId)));
}

/** A list of the data blocks that the server writes at the end of a page, none of which holds a `<`; an empty one where there is none. */
function blockIn(html: string, id: string): string {
  const beginning = `<script type="application/json" id="${id}">`;
  const at = html.lastIndexOf(beginning);
  const from = at + beginning.length;
  return at === -1 ? '[]' : html.slice(from, html.indexOf('<', from));
}

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { normalizeSearchText } from '#contract/news/search-kinds.ts';
import { parseSearch, searchUrl } from '#contract/site/search-url.ts';
import type { siteSearchMachine } from '#machines/site-search.machine.ts';

/**
 * Synchronises query and URL: a search replaces the history entry, so that Back leaves the page; Back, Forward and
 * links to another query restore it. A URL that was replaced is the page's own, and may be older than what was typed.
 */
export function useSearchAddress(actor: ActorRefFrom<typeof siteSearchMachine>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const query = parseSearch(new URLSearchParams(search));
    const isOwn = type === NavigationType.Replace;
    if (!isOwn && query !== normalizeSearchText(actor.getSnapshot().context.query))
      actor.send({ type: 'query.restored', query });
  }, [actor, search, type]);
  useEffect(() => {
    const { unsubscribe } = actor.on(
      'query.settled',
      ({ query }) => void navigate(searchUrl(query), { replace: true }),
    );
    return unsubscribe;
  }, [actor, navigate]);
}

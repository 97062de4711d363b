import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { searchInfo } from '#contract/site/pages/search.ts';
import { parseSearch } from '#contract/site/search-url.ts';
import { useClient } from '#src/api/client-context.tsx';
import { siteSearchQuery } from '#src/api/site-search.ts';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { provideSiteSearch } from './actors.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useSearchAddress } from './use-search-address.ts';

/** /search: the URL holds the query, for which the server has rendered the hits. */
export function SearchPage() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { search, key } = useLocation();
  const type = useNavigationType();
  const field = useRef<HTMLInputElement>(null);
  const [query] = useState(() => parseSearch(new URLSearchParams(search)));
  const [machine] = useState(() => provideSiteSearch(client, queryClient));
  const [found] = useState(() => queryClient.getQueryData(siteSearchQuery(client, query).queryKey) ?? null);
  const actor = useFlow(machine, { input: { query, found } });
  useSearchAddress(actor);
  useScrollRestoration(useSelector(actor, (snapshot) => !snapshot.hasTag('busy')));
  const focusedEntry = useRef('');
  // After a link to this page, as that of the header; not after a page load, Back or Forward.
  useEffect(() => {
    if (type !== NavigationType.Push || key === focusedEntry.current) return;
    focusedEntry.current = key;
    field.current?.focus();
  }, [type, key]);
  return (
    <>
      <PageHead {...searchInfo} />
      <SiteSearch actor={actor} fieldRef={field} />
    </>
  );
}

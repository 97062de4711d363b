import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Day } from '#contract/shared/day.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { offerPageSize, type OfferCategory } from '#contract/news/offer-kinds.ts';
import type { specialOffers } from '#contract/news/special-offer.ts';
import { useClient } from '#src/api/client-context.tsx';
import type { Client } from '#src/api/client.ts';
import { offerListsKey, offersQuery, type OfferListQuery } from '#src/api/special-offer.ts';
import { loadableOf, type Loadable } from '#src/shared/fetched/loadable.ts';
import { mobileOnly } from '#src/ui/foundation/theme.ts';
import { useMedia } from '#src/ui/hooks/use-media.ts';
import type { OffersQuery } from '#contract/news/offers-url.ts';

type OffersPage = ResultOf<typeof specialOffers>;

export type OffersFetched = Loadable<OffersPage> & {
  /** The offers are those of the previous search while the new ones load. */
  isStale: boolean;
};

/** The offers of a category at the URL's page, `size` per page. The previous ones stay until the next are loaded. */
export function useOffers(
  category: OfferCategory,
  { query, searchType, pages }: OffersQuery,
  size: number,
): OffersFetched {
  const client = useClient();
  const queryClient = useQueryClient();
  const listQuery: OfferListQuery = { page: pages[category], size, query, searchType };
  const options = offersQuery(client, category, listQuery);
  const result = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    initialData: () => (size === offerPageSize.mobile ? halfOf(client, queryClient, category, listQuery) : undefined),
  });
  return { ...loadableOf(result), isStale: result.isPlaceholderData };
}

/** After midnight other offers come first: the lists are refetched. */
export function useListsOfDay(today: Day): void {
  const queryClient = useQueryClient();
  const listedOn = useRef(today);
  useEffect(() => {
    if (listedOn.current === today) return;
    listedOn.current = today;
    void queryClient.invalidateQueries({ queryKey: offerListsKey });
  }, [queryClient, today]);
}

/** Number of offers per page of a category in the current layout. */
export const usePageSize = (): number => (useMedia(mobileOnly) ? offerPageSize.mobile : offerPageSize.desktop);

/**
 * A page of the mobile layout, taken from the cached desktop page of twice its size, which the server may have
 * dehydrated into the document.
 */
function halfOf(
  client: Client,
  queryClient: QueryClient,
  category: OfferCategory,
  listQuery: OfferListQuery,
): OffersPage | undefined {
  const page = Math.ceil(listQuery.page / 2);
  const desktopPage = queryClient.getQueryData(
    offersQuery(client, category, { ...listQuery, page, size: offerPageSize.desktop }).queryKey,
  );
  if (desktopPage?.page.number !== page) return undefined;
  const { size } = listQuery;
  const start = ((listQuery.page - 1) % 2) * size;
  const content = desktopPage.content.slice(start, start + size);
  if (content.length === 0 && listQuery.page > 1) return undefined;
  const { totalElements } = desktopPage.page;
  return {
    content,
    page: { number: listQuery.page, size, totalPages: Math.max(Math.ceil(totalElements / size), 1), totalElements },
  };
}

import { memo, useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { setLastList } from './last-list.ts';
import { offersUrl, parseOffersQuery, offerSearchUrl, sectionIds } from '#contract/news/offers-url.ts';
import { OffersScreen } from './OffersScreen.tsx';
import { useLoc } from './use-loc.ts';
import { useListsOfDay, useOffers, usePageSize } from './use-offers.ts';
import { useSectionHash } from './use-section-hash.ts';

const ids = Object.values(sectionIds);

/**
 * /specialoffer, spec 000 §2. The server renders the page size of the desktop, since it does not know the width of the
 * viewport. The smaller page size of phones is deferred, so that applying it does not block input.
 */
export const OffersPage = () => <Offers pageSize={useDeferredValue(usePageSize())} />;

/** The URL holds the search and the page of each section, so that Back leads to the same lists. */
const Offers = memo(function Offers({ pageSize }: { pageSize: number }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useHash();
  const today = useToday();
  useListsOfDay(today);
  const params = parseOffersQuery(new URLSearchParams(search));
  const lists = {
    package: useOffers('package', params, pageSize),
    dining: useOffers('dining', params, pageSize),
    etc: useOffers('etc', params, pageSize),
  };
  const isSettled = Object.values(lists).every(
    ({ data, isFailed, isStale }) => (data !== undefined || isFailed) && !isStale,
  );
  useSectionHash(ids, useLoc(isSettled));
  useScrollRestoration(isSettled);
  const url = offersUrl(params);
  useEffect(() => setLastList(url), [url]);
  return (
    <OffersScreen
      params={params}
      lists={lists}
      pageSize={pageSize}
      current={current}
      today={today}
      onSearch={(newSearch) => {
        const to = offerSearchUrl(newSearch);
        if (to !== url) void navigate(to);
      }}
    />
  );
});

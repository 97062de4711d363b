import { memo, useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { noteList } from './last-list.ts';
import { offersUrl, parseOffersQuery, offerSearchUrl, sectionIds } from '#contract/news/offers-url.ts';
import { OffersScreen } from './OffersScreen.tsx';
import { useLoc } from './use-loc.ts';
import { useListsOfDay, useOffers, usePageSize } from './use-offers.ts';
import { useSectionHash } from './use-section-hash.ts';

const ids = Object.values(sectionIds);

/**
 * /specialoffer, spec 000 §2. Fewer offers at once, as on a phone, which the server does not know of when it writes the page, are shown as soon
 * as there is time between what is pressed and drawn.
 */
export const OffersPage = () => <Offers pageSize={useDeferredValue(usePageSize())} />;

/** The URL holds the search and the page of each section, so that Back leads to the same lists. */
const Offers = memo(function Offers({ pageSize }: { pageSize: number }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useHash();
  const today = useToday();
  useListsOfDay(today);
  const asked = parseOffersQuery(new URLSearchParams(search));
  const lists = { package: useOffers('package', asked, pageSize), dining: useOffers('dining', asked, pageSize), etc: useOffers('etc', asked, pageSize) };
  const isSettled = Object.values(lists).every(({ data, isFailed, isStale }) => (data !== undefined || isFailed) && !isStale);
  useSectionHash(ids, useLoc(isSettled));
  useScrollRestoration(isSettled);
  const address = offersUrl(asked);
  useEffect(() => noteList(address), [address]);
  return (
    <OffersScreen
      asked={asked}
      lists={lists}
      pageSize={pageSize}
      current={current}
      today={today}
      onSearch={(wanted) => {
        const to = offerSearchUrl(wanted);
        if (to !== address) void navigate(to);
      }}
    />
  );
});

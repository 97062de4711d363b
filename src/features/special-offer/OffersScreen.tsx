import type { Day } from '#contract/shared/day.ts';
import { offerCategories, type OfferCategory } from '#contract/news/offer-kinds.ts';
import { newsPages } from '#contract/site/pages/news.ts';
import { paths } from '#contract/site/site-paths.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import { PageEnd } from '#src/ui/foundation/layout.ts';
import type { OffersQuery } from '#contract/news/offers-url.ts';
import type { OfferSearchProps } from './OfferSearch.tsx';
import { OfferSection } from './OfferSection.tsx';
import { picturedOffers } from './pictured-offers.ts';
import type { OffersFetched } from './use-offers.ts';
import { OfferSearch } from './OfferSearch.tsx';

export type OffersScreenProps = Pick<OfferSearchProps, 'onSearch'> & {
  params: OffersQuery;
  lists: Readonly<Record<OfferCategory, OffersFetched>>;
  /** Number of offers per page of a section. */
  pageSize: number;
  /** Element id of the section in the hash. */
  current: string;
  today: Day;
};

export function OffersScreen({ params, lists, pageSize, current, today, onSearch }: OffersScreenProps) {
  const pictured = picturedOffers(offerCategories.flatMap((category) => lists[category].data?.content ?? []));
  return (
    <SectionPage info={newsPages[paths.specialOffers]} picture="kv-deck">
      <PageEnd>
        <OfferSearch params={params} lists={lists} current={current} onSearch={onSearch} />
        {offerCategories.map((category) => (
          <OfferSection
            key={category}
            category={category}
            params={params}
            offers={lists[category]}
            pageSize={pageSize}
            today={today}
            pictured={pictured}
          />
        ))}
      </PageEnd>
    </SectionPage>
  );
}

import type { Day } from '#contract/shared/day.ts';
import { offerCategories, offerCategoryNames, type OfferCategory } from '#contract/news/offer-kinds.ts';
import { noOffersMessage } from '#contract/news/offer-messages.ts';
import { offerStateOf } from '#contract/news/offer-state.ts';
import { blockOf } from '#contract/shared/page-number.ts';
import { offerPath, sharedOfferPath } from '#contract/site/site-paths.ts';
import type { OfferCard as Offer } from '#contract/news/special-offer.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { SharePath } from '#src/shared/share/SharePath.tsx';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { EmptyBand } from '#src/ui/offer/EmptyBand.tsx';
import { OfferCard, OfferCards, OfferCardsSkeleton } from '#src/ui/offer/OfferCard.tsx';
import { PartHead } from '#src/ui/offer/PartHead.tsx';
import { EndedOffers, PartPages, PartSection } from '#src/ui/offer/PartSection.ts';
import { Pagination } from '#src/ui/data/Pagination.tsx';
import { offersUrl, sectionIds, type OffersQuery } from '#contract/news/offers-url.ts';
import { periodOf, stateOf } from './period.ts';
import type { OffersFetched } from './use-offers.ts';

export type OfferSectionProps = {
  category: OfferCategory;
  params: OffersQuery;
  offers: OffersFetched;
  pageSize: number;
  today: Day;
  /** The ids of the offers that have a picture of their own. */
  pictured: ReadonlySet<number>;
};

/** The offers of a category, page by page. */
export function OfferSection({
  category,
  params,
  offers: { data, isFailed, isStale, onRetry },
  pageSize,
  ...shown
}: OfferSectionProps) {
  const id = sectionIds[category];
  const name = offerCategoryNames[category];
  const hrefOf = (page: number) => offersUrl({ ...params, pages: { ...params.pages, [category]: page } }, id);
  return (
    <PartSection id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <PartHead
        id={`${id}-title`}
        number={`0${offerCategories.indexOf(category) + 1}`}
        title={name}
        count={data?.page.totalElements}
      />
      <Fetched
        label={name}
        isPending={data === undefined}
        isFailed={isFailed}
        rows={0}
        skeleton={<OfferCardsSkeleton count={pageSize} />}
        onRetry={onRetry}
      >
        {data && (
          <>
            {data.content.length === 0 ? (
              <EmptyBand>{noOffersMessage}</EmptyBand>
            ) : (
              <Offers key={data.page.number} offers={data.content} isStale={isStale} {...shown} />
            )}
            <PartPages>
              <Pagination
                label={name}
                current={data.page.number}
                total={data.page.totalPages}
                numbers={blockOf(data.page.number, data.page.totalPages)}
                hrefOf={hrefOf}
              />
            </PartPages>
          </>
        )}
      </Fetched>
    </PartSection>
  );
}

type CardsProps = Pick<OfferSectionProps, 'today' | 'pictured'> & { offers: readonly Offer[]; isStale: boolean };

/** Offers that are over are collapsed, unless there are no others. */
function Offers({ offers, ...shown }: CardsProps) {
  const isOver = (offer: Offer) => offerStateOf(offer, shown.today) === 'over';
  const over = offers.filter(isOver);
  const others = offers.filter((offer) => !isOver(offer));
  return (
    <>
      {others.length > 0 && <Cards offers={others} level="h3" {...shown} />}
      {over.length > 0 && (
        <EndedOffers>
          <Disclosure title="종료된 오퍼" level="h3" remark={`${over.length}건`} startsOpen={others.length === 0}>
            <Cards offers={over} level="h4" {...shown} />
          </Disclosure>
        </EndedOffers>
      )}
    </>
  );
}

const Cards = ({ offers, level, isStale, today, pictured }: CardsProps & { level: 'h3' | 'h4' }) => (
  <OfferCards isStale={isStale} aria-busy={isStale}>
    {offers.map((offer, index) => (
      <OfferCard
        level={level}
        key={offer.id}
        href={offerPath(offer)}
        title={offer.title}
        summary={offer.summary}
        picture={pictured.has(offer.id) ? offer.thumbnail : null}
        price={offer.price}
        period={periodOf(offer)}
        state={stateOf(offer, today)}
        shape={shapeOf(index, offers.length)}
        share={<SharePath title={offer.title} subject={offer.title} path={sharedOfferPath(offer.id)} />}
      />
    ))}
  </OfferCards>
);

/** The first one is a feature, and the last one if it would stand alone in its row. */
const shapeOf = (index: number, count: number) =>
  index === 0 || (index === count - 1 && count % 2 === 0) ? 'feature' : 'column';

import type { ReactNode } from 'react';
import type { Day } from '#contract/shared/day.ts';
import type { Neighbour } from '#contract/news/neighbour.ts';
import { offerCategoryNames, offerCategoryTags } from '#contract/news/offer-kinds.ts';
import { isScreenWide } from '#contract/site/picture-of.ts';
import { newsPages } from '#contract/site/pages/news.ts';
import { offerPath, paths, sharedOfferPath } from '#contract/site/site-paths.ts';
import type { SpecialOffer } from '#contract/news/special-offer.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { SharePath } from '#src/shared/share/SharePath.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { PageEnd } from '#src/ui/foundation/layout.ts';
import { NeighbourRows } from '#src/ui/data/NeighbourRows.tsx';
import { BackToList } from '#src/ui/offer/BackToList.ts';
import { OfferArticle, OfferArticleSkeleton } from '#src/ui/offer/OfferArticle.tsx';
import { PendingRegion } from '#src/ui/page/PendingRegion.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import { periodOf, stateOf } from './period.ts';

export type OfferScreenProps = {
  /** Undefined while it is loading, or if it could not be loaded. */
  offer: SpecialOffer | undefined;
  today: Day;
  listHref: string;
  /** The button that leads to the reservation site. */
  booking: ReactNode;
  /** Why it could not be loaded; null otherwise. */
  alert: string | null;
  onDismiss: () => void;
};

const info = newsPages[paths.specialOffers];

export function OfferScreen({ offer, today, listHref, booking, alert, onDismiss }: OfferScreenProps) {
  const trail = offer ? [...info.trail, offerCategoryNames[offer.category]] : info.trail;
  return (
    <SectionPage
      info={{ ...info, trail }}
      picture="kv-deck"
      ownPicture={offer && isScreenWide(offer.thumbnail) ? offer.thumbnail : undefined}
      {...(offer && { head: { title: offer.title, description: offer.summary } })}
    >
      <PendingRegion isPending={!offer && alert === null} skeleton={<OfferArticleSkeleton />}>
        {offer ? <Offer key={offer.id} offer={offer} today={today} booking={booking} /> : <OfferArticleSkeleton />}
      </PendingRegion>
      <PageEnd>
        {offer && (
          <NeighbourRows
            label="앞뒤 스페셜 오퍼"
            none="없음"
            previous={{ label: '이전', to: linkTo(offer, offer.prev) }}
            next={{ label: '다음', to: linkTo(offer, offer.next) }}
          />
        )}
        <BackToList>
          <ButtonLink href={listHref} variant="secondary">
            목록
          </ButtonLink>
        </BackToList>
      </PageEnd>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </SectionPage>
  );
}

const Offer = ({ offer, today, booking }: { offer: SpecialOffer } & Pick<OfferScreenProps, 'today' | 'booking'>) => (
  <OfferArticle
    tag={offerCategoryTags[offer.category]}
    title={offer.title}
    summary={offer.summary}
    picture={
      isScreenWide(offer.thumbnail) ? null : (
        <ContentPicture
          file={offer.thumbnail}
          crop="band"
          alt=""
          sizes="(max-width: 1025px) 100vw, 700px"
          width={4}
          height={3}
        />
      )
    }
    aside={
      <OfferSummary
        offer={offer}
        period={periodOf(offer)}
        state={stateOf(offer, today)}
        share={<SharePath title={offer.title} path={sharedOfferPath(offer.id)} />}
        booking={booking}
      />
    }
  >
    <ServedDocument html={offer.contents} label={offer.title} />
  </OfferArticle>
);

/** A neighbour is of the same category. */
const linkTo = ({ category }: SpecialOffer, neighbour: Neighbour) =>
  neighbour && { href: offerPath({ category, id: neighbour.id }), title: neighbour.title, isNew: neighbour.newNotice };

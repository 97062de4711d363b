import { useMemo, type ReactNode } from 'react';
import { supportPhone } from '#contract/shared/limits.ts';
import type { SpecialOffer } from '#contract/news/special-offer.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { OfferAside } from '#src/ui/offer/OfferAside.tsx';
import type { PeriodProps } from '#src/ui/offer/Period.tsx';
import { offerFacts } from './offer-facts.ts';

/** The price of an offer, its days, what is included and how it is cancelled, with the ways to book. */
export function OfferSummary({
  offer: { price, contents },
  booking,
  ...shown
}: PeriodProps & { offer: SpecialOffer; booking: ReactNode; share: ReactNode }) {
  const { days, included, cancellation } = useMemo(() => offerFacts(contents), [contents]);
  return (
    <OfferAside
      {...shown}
      label="요금과 예약"
      price={price}
      facts={[...days, ...included, ...(cancellation === null ? [] : [{ label: '취소', value: cancellation }])]}
      actions={
        <>
          <ButtonLink href={`tel:${supportPhone}`} isWide>
            전화 예약 {supportPhone}
          </ButtonLink>
          {booking}
        </>
      }
    />
  );
}

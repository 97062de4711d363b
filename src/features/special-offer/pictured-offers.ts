import { pictureOf } from '#contract/site/picture-of.ts';
import type { OfferCard } from '#contract/news/special-offer.ts';

/**
 * The ids of the offers, in the order of the page, that have a picture of their own: not an ink painting, which says
 * nothing about an offer, nor one that an earlier offer shows.
 */
export function picturedOffers(offers: readonly Pick<OfferCard, 'id' | 'thumbnail'>[]): ReadonlySet<number> {
  const firstOf = new Map<string, number>();
  for (const { id, thumbnail } of offers) {
    const picture = pictureOf(thumbnail, 'band') ?? thumbnail;
    if (!picture.startsWith('ink-') && !firstOf.has(picture)) firstOf.set(picture, id);
  }
  return new Set(firstOf.values());
}

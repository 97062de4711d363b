import { and, count } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ResultOf } from '#contract/http/endpoint.ts';
import type { OfferCategory } from '#contract/news/offer-kinds.ts';
import { offerPriceIn } from '#contract/news/offer-price.ts';
import type { specialOffers } from '#contract/news/special-offer.ts';
import { specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { cardColumns, listOrder, matchesSearch, isPublished } from './filters.ts';

type Query = z.output<typeof specialOffers.query>;

/**
 * Returns a page of the published offers of a category: running ones first, then upcoming, then ended; the last page if
 * the number is beyond the end (spec 000 §7).
 */
export async function listOffers(
  deps: Pick<Deps, 'db' | 'now'>,
  category: OfferCategory,
  query: Query,
): Promise<ResultOf<typeof specialOffers>> {
  const matching = and(isPublished(category), matchesSearch(query));
  const [counted] = await deps.db.select({ total: count() }).from(specialOffer).where(matching);
  const page = pageOf(query, counted?.total ?? 0);
  const found = await deps.db
    .select(cardColumns)
    .from(specialOffer)
    .where(matching)
    .orderBy(...listOrder(deps))
    .limit(page.size)
    .offset(offsetOf(page));
  return { content: found.map(({ contents, ...card }) => ({ ...card, price: offerPriceIn(contents) })), page };
}

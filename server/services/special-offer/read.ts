import { and, eq } from 'drizzle-orm';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { offerPriceIn } from '#contract/news/offer-price.ts';
import type { SpecialOffer } from '#contract/news/special-offer.ts';
import { specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { cardColumns, listOrder, isPublished } from './filters.ts';

/** Returns a published offer with the ones before and after it in the list of its category. Throws 404 `notFound`. */
export async function readOffer(deps: Pick<Deps, 'db' | 'now'>, id: number): Promise<SpecialOffer> {
  const [found] = await deps.db
    .select(cardColumns)
    .from(specialOffer)
    .where(and(eq(specialOffer.id, id), specialOffer.exposure));
  if (!found) throw new ApiError('404', messages.notFound);
  const listed = await deps.db
    .select({ id: specialOffer.id, title: specialOffer.title, newNotice: specialOffer.newNotice })
    .from(specialOffer)
    .where(isPublished(found.category))
    .orderBy(...listOrder(deps));
  const at = listed.findIndex((each) => each.id === id);
  return { ...found, price: offerPriceIn(found.contents), prev: listed[at - 1] ?? null, next: listed[at + 1] ?? null };
}

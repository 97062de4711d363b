import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { dayInKorea } from '#contract/day.ts';
import type { OfferCategory } from '#contract/offer-kinds.ts';
import type { SearchType } from '#contract/search-kinds.ts';
import { specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { contains, isInitials, searchedText } from '../search/text.ts';

/** The exposed offers of a category. */
export const isPublished = (category: OfferCategory): SQL | undefined => and(eq(specialOffer.category, category), specialOffer.exposure);

/** The condition of the search, as for notices; none when nothing is searched for. There are few offers: they need no index. */
export function matchesSearch({ query, searchType }: { readonly query: string; readonly searchType: SearchType }): SQL | undefined {
  const text = searchedText(query);
  if (text === '') return undefined;
  if (searchType === 'CONTENTS') return contains(sql`search_fold_html(${specialOffer.contents})`, text);
  return contains(isInitials(text) ? sql`search_initials(${specialOffer.title})` : sql`search_fold(${specialOffer.title})`, text);
}

/**
 * Orders offers by whether they can be booked today in Korea (decision 40): running ones, the latest start first; upcoming ones, the earliest start
 * first; ended ones, the latest end first. The states are those of `offerStateOf`.
 */
export function listOrder({ now }: Pick<Deps, 'now'>): SQL[] {
  const today = dayInKorea(now());
  const { startDate, endDate, id } = specialOffer;
  const isEnded = sql`${endDate} < ${today}`;
  const isUpcoming = sql`${startDate} > ${today}`;
  return [
    asc(sql`case when ${isEnded} then 2 when ${isUpcoming} then 1 else 0 end`),
    asc(sql`case when ${isUpcoming} and not ${isEnded} then ${startDate} end`),
    desc(sql`case when ${isEnded} then ${endDate} end`),
    desc(startDate),
    desc(id),
  ];
}

/** A card of the list. */
export const cardColumns = {
  id: specialOffer.id,
  category: specialOffer.category,
  title: specialOffer.title,
  summary: specialOffer.summary,
  thumbnail: specialOffer.thumbnail,
  startDate: specialOffer.startDate,
  endDate: specialOffer.endDate,
};

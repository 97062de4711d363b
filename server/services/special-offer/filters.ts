import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { dayInKorea } from '#contract/shared/day.ts';
import type { OfferCategory } from '#contract/news/offer-kinds.ts';
import type { SearchType } from '#contract/news/search-kinds.ts';
import { specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { contains, isInitials, trimSearchText } from '../search/text.ts';

/** Condition: published offers of a category. */
export const isPublished = (category: OfferCategory): SQL | undefined =>
  and(eq(specialOffer.category, category), specialOffer.exposure);

/**
 * Condition of the search, as for notices; undefined for an empty query. There are few offers, so that no index is
 * needed.
 */
export function matchesSearch({
  query,
  searchType,
}: {
  readonly query: string;
  readonly searchType: SearchType;
}): SQL | undefined {
  const text = trimSearchText(query);
  if (text === '') return undefined;
  if (searchType === 'CONTENTS') return contains(sql`search_fold_html(${specialOffer.contents})`, text);
  return contains(
    isInitials(text) ? sql`search_initials(${specialOffer.title})` : sql`search_fold(${specialOffer.title})`,
    text,
  );
}

/**
 * Orders offers by whether they can be booked today in Korea (decision 40): running ones by latest start, upcoming ones
 * by earliest start, ended ones by latest end. The states are those of `offerStateOf`.
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

/** Columns of a card in the list; its price is read from the contents. */
export const cardColumns = {
  id: specialOffer.id,
  category: specialOffer.category,
  title: specialOffer.title,
  summary: specialOffer.summary,
  thumbnail: specialOffer.thumbnail,
  startDate: specialOffer.startDate,
  endDate: specialOffer.endDate,
  contents: specialOffer.contents,
};

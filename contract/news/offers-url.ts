import { offerCategories, type OfferCategory } from './offer-kinds.ts';
import { pageIn } from '../shared/page-number.ts';
import { searchTextIn, searchTypeIn, type SearchType } from './search-kinds.ts';
import { paths } from '../site/site-paths.ts';

/** List query of the offers page: a search, and the page number of each section. */
export type OffersQuery = { query: string; searchType: SearchType; pages: Readonly<Record<OfferCategory, number>> };

/** Parses the list query from the URL; missing or invalid parameters get their defaults. */
export function parseOffersQuery(search: URLSearchParams): OffersQuery {
  return {
    query: searchTextIn(search.get('query')),
    searchType: searchTypeIn(search.get('searchType')) ?? 'TITLE',
    pages: {
      package: pageIn(search.get('package')),
      dining: pageIn(search.get('dining')),
      etc: pageIn(search.get('etc')),
    },
  };
}

/** Returns the URL of a list query, without parameters that have their default; `section` becomes the hash. */
export function offersUrl({ query, searchType: type, pages }: OffersQuery, section = ''): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  if (query !== '' && type !== 'TITLE') params.set('searchType', type);
  for (const category of offerCategories) if (pages[category] > 1) params.set(category, String(pages[category]));
  return paths.specialOffers + (params.size > 0 ? `?${params.toString()}` : '') + (section && `#${section}`);
}

/** Returns the URL of a search, which starts on the first page of every section. */
export const offerSearchUrl = (search: Pick<OffersQuery, 'query' | 'searchType'>): string =>
  offersUrl({ ...search, pages: firstPages });

const firstPages = { package: 1, dining: 1, etc: 1 } as const;

/** Element ids of the sections (spec 000 §2). */
export const sectionIds = { package: 'section-1', dining: 'section-2', etc: 'section-3' } as const satisfies Record<
  OfferCategory,
  string
>;

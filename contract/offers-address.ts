import { offerCategories, type OfferCategory } from './offer-kinds.ts';
import { pageIn } from './page-number.ts';
import { searchedIn, searchTypeIn, type SearchType } from './search-kinds.ts';
import { paths } from './site-paths.ts';

/** What an address of the list asks for: a search, and the page of each section. */
export type OffersAsked = { query: string; searchType: SearchType; pages: Readonly<Record<OfferCategory, number>> };

/** What is missing or makes no sense is as before anybody touched it. */
export function readOffersAddress(search: URLSearchParams): OffersAsked {
  return {
    query: searchedIn(search.get('query')),
    searchType: searchTypeIn(search.get('searchType')) ?? 'TITLE',
    pages: { package: pageIn(search.get('package')), dining: pageIn(search.get('dining')), etc: pageIn(search.get('etc')) },
  };
}

/** The address of it, without what `readOffersAddress` knows by itself. */
export function offersAddress({ query, searchType: type, pages }: OffersAsked, section = ''): string {
  const written = new URLSearchParams();
  if (query !== '') written.set('query', query);
  if (query !== '' && type !== 'TITLE') written.set('searchType', type);
  for (const category of offerCategories) if (pages[category] > 1) written.set(category, String(pages[category]));
  return paths.specialOffers + (written.size > 0 ? `?${written.toString()}` : '') + (section && `#${section}`);
}

/** The address of a search, which begins with the first page of everything. */
export const searchAddress = (search: Pick<OffersAsked, 'query' | 'searchType'>): string => offersAddress({ ...search, pages: firstPages });

const firstPages = { package: 1, dining: 1, etc: 1 } as const;

/** The sections' places on the page (spec 000 §2). */
export const sectionIds = { package: 'section-1', dining: 'section-2', etc: 'section-3' } as const satisfies Record<OfferCategory, string>;

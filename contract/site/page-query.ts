import { canonicalFeeSearch, feeParameters } from '../clubs/fee-url.ts';
import { noticeListUrl, parseNoticeQuery } from '../news/notice-url.ts';
import { offerCategories } from '../news/offer-kinds.ts';
import { offersUrl, parseOffersQuery } from '../news/offers-url.ts';
import { parseSearch, searchUrl } from './search-url.ts';
import { pickParameters, searchOf } from './query-parameters.ts';
import { clubCoursePath, clubKeys, clubPath, normalizePath, paths } from './site-paths.ts';

type PageQuery = {
  /** Parameters on which the content of the page depends. */
  readonly names: readonly string[];
  /** Returns the query string with valid values only, none twice, in one order. */
  readonly canonical: (search: URLSearchParams) => string;
};

const courseQuery: PageQuery = {
  names: ['course'],
  canonical(search) {
    const id = search.get('course') ?? '';
    return /^[1-9]\d{0,8}$/.test(id) ? searchOf([['course', id]]) : '';
  },
};

/**
 * Pages whose content depends on their query string. A page that reads one on the first render must be here; the server
 * renders it for these parameters only.
 */
const pageQueries: ReadonlyMap<string, PageQuery> = new Map<string, PageQuery>([
  [
    paths.notices,
    {
      names: ['page', 'query', 'searchType', 'ccType', 'category'],
      canonical: (search) => noticeListUrl(parseNoticeQuery(search)).slice(paths.notices.length),
    },
  ],
  [
    paths.specialOffers,
    {
      names: ['query', 'searchType', ...offerCategories],
      canonical: (search) => offersUrl(parseOffersQuery(search)).slice(paths.specialOffers.length),
    },
  ],
  [paths.search, { names: ['q'], canonical: (search) => searchUrl(parseSearch(search)).slice(paths.search.length) }],
  ...clubKeys.flatMap((club): [string, PageQuery][] => [
    [clubCoursePath(club), courseQuery],
    [clubPath(club, 'fee-information'), { names: Object.keys(feeParameters), canonical: canonicalFeeSearch }],
  ]),
]);

/** Returns the names of the parameters on which the content of a page depends. */
export const queryNames = (path: string): readonly string[] => pageQueries.get(normalizePath(path))?.names ?? [];

/**
 * Returns the query string of a page without unknown parameters and invalid values, so that equal contents have one
 * URL: '' for none. Applied to its own result, it returns the same.
 */
export const canonicalSearch = (path: string, search: string): string =>
  pageQueries.get(normalizePath(path))?.canonical(new URLSearchParams(pickParameters(search, queryNames(path)))) ?? '';

import { normalizePath, clubKeys, clubPages, clubPath, paths } from '../site-paths.ts';
import { aboutPages } from './about.ts';
import { accountPages } from './account.ts';
import { clubInfo } from './club-pages.ts';
import { drivingRangePages } from './driving-range.ts';
import { homeInfo } from './home.ts';
import { membershipPages } from './membership.ts';
import { newsPages } from './news.ts';
import { policyPages } from './policy.ts';
import { searchInfo } from './search.ts';
import type { PageInfo } from './page-info.ts';

const clubPageInfos = clubKeys.flatMap((club) =>
  clubPages(club).flatMap((page) => (page === 'brand' ? [] : [[clubPath(club, page), clubInfo(club, page)] as const])),
);

const infos: ReadonlyMap<string, PageInfo> = new Map<string, PageInfo>([
  [paths.home, homeInfo],
  [paths.search, searchInfo],
  ...Object.entries({
    ...aboutPages,
    ...drivingRangePages,
    ...policyPages,
    ...accountPages,
    ...newsPages,
    ...membershipPages,
  }),
  ...clubPageInfos,
]);

/**
 * Returns the metadata of the page at a path; undefined if there is none. For the server only, as it loads all of them:
 * pages import their own.
 */
export const pageInfoOf = (path: string): PageInfo | undefined => infos.get(normalizePath(path) || '/');

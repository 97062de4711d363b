import { noticeListUrl, parseNoticeQuery } from '#contract/news/notice-url.ts';
import { offerCategories, offerPageSize } from '#contract/news/offer-kinds.ts';
import { offersUrl, parseOffersQuery } from '#contract/news/offers-url.ts';
import { clubIds } from '#contract/site/club-code.ts';
import { clubAt, clubCoursePath, normalizePath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../http/time-limit.ts';
import { describeDefect } from '../log.ts';
import { listCourses } from '../services/club/courses.ts';
import { listNotices } from '../services/notice/list.ts';
import { listOffers } from '../services/special-offer/list.ts';

/**
 * Returns a canonical query string with what exists in place of what does not: the last page for a number beyond it, no
 * course for one of another club. If reading fails, which is logged, it returns the same query string, since the page
 * shows the failure.
 */
export async function existingSearch(deps: Deps, requestedPath: string, search: string): Promise<string> {
  const path = normalizePath(requestedPath);
  try {
    return (
      (await inTime(existing(deps, path, new URLSearchParams(search)), deps.env.REQUEST_TIMEOUT_SECONDS * 1000)) ??
      search
    );
  } catch (defect) {
    deps.log.error('page read failed', describeDefect(defect));
    return search;
  }
}

/** Returns null for a page on which every canonical query string exists. */
async function existing(deps: Deps, path: string, search: URLSearchParams): Promise<string | null> {
  if (path === paths.notices) return existingNotices(deps, search);
  if (path === paths.specialOffers) return existingOffers(deps, search);
  const club = clubAt(path);
  if (!club || path !== clubCoursePath(club)) return null;
  const courses = await listCourses(deps, clubIds[club]);
  return courses.some(({ id }) => String(id) === search.get('course')) ? null : '';
}

async function existingNotices(deps: Deps, search: URLSearchParams): Promise<string | null> {
  const query = parseNoticeQuery(search);
  if (query.page === 1) return null;
  const { page } = await listNotices(deps, query);
  return noticeListUrl({ ...query, page: page.number }).slice(paths.notices.length);
}

/** Phones have smaller pages, so more of them. */
async function existingOffers(deps: Deps, search: URLSearchParams): Promise<string> {
  const { pages, ...filters } = parseOffersQuery(search);
  const existingPages = { ...pages };
  for (const category of offerCategories) {
    if (pages[category] === 1) continue;
    const { page } = await listOffers(deps, category, {
      ...filters,
      page: pages[category],
      size: offerPageSize.mobile,
    });
    existingPages[category] = page.number;
  }
  return offersUrl({ ...filters, pages: existingPages }).slice(paths.specialOffers.length);
}

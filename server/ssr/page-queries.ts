import { clubIds } from '#contract/site/club-code.ts';
import { bookingInfo, directions, fees, guestInfo, scheduleTables, terms } from '#contract/clubs/club-content.ts';
import { clubs } from '#contract/clubs/club.ts';
import { clubOperations } from '#contract/clubs/operation.ts';
import { courseById, courses } from '#contract/clubs/course.ts';
import { documentByType, type DocumentType } from '#contract/site/document.ts';
import {
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourses,
  drivingRangeFees,
} from '#contract/clubs/driving-range.ts';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { faqs } from '#contract/news/faq.ts';
import { banners, keyVisuals, type PageType } from '#contract/site/frame.ts';
import { membershipInfos, readChangeOfName } from '#contract/membership/membership-info.ts';
import { parseNoticeQuery } from '#contract/news/notice-url.ts';
import { notices } from '#contract/news/notice.ts';
import { offerCategories, offerPageSize } from '#contract/news/offer-kinds.ts';
import { parseOffersQuery } from '#contract/news/offers-url.ts';
import { parseSearch } from '#contract/site/search-url.ts';
import { searchSite } from '#contract/site/search.ts';
import { getSetting } from '#contract/site/setting.ts';
import { clubAt, paths } from '#contract/site/site-paths.ts';
import { specialOffers } from '#contract/news/special-offer.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../http/time-limit.ts';
import { describeDefect } from '../log.ts';
import { listBookingInfo, listFees, listGuestInfo, listScheduleTables, listTerms } from '../services/club/content.ts';
import { listCourses, readCourse } from '../services/club/courses.ts';
import { readDirections } from '../services/club/directions.ts';
import { listClubs } from '../services/club/list.ts';
import { listOperations } from '../services/club/operation.ts';
import { readDocumentByType } from '../services/document/read.ts';
import { listRangeBooking, listRangeCourses, listRangeFees, readDrivingRange } from '../services/driving-range/read.ts';
import { listFaqs } from '../services/faq/list.ts';
import { listBanners, listKeyVisuals } from '../services/frame/list.ts';
import { listMembershipInfos, readChangeOfName as changeOfName } from '../services/membership-info/read.ts';
import { listNotices } from '../services/notice/list.ts';
import { readSetting } from '../services/setting/read.ts';
import { findOnSite } from '../services/site-search/find.ts';
import { listOffers } from '../services/special-offer/list.ts';
import { queryData, type QueryData } from './query-cache.ts';

/** `alreadyRead`: data that was read before, to find out whether the page exists. */
type Page = {
  readonly path: string;
  readonly searchParams: URLSearchParams;
  readonly pageType: PageType | null;
  readonly alreadyRead: QueryData | undefined;
};
const noPage = { path: null, searchParams: new URLSearchParams(), pageType: null, alreadyRead: undefined } as const;

/**
 * Runs the public queries of a page's first render; for null, only those that every page has. A query that fails or
 * exceeds the time limit of an API call is logged and left out; the browser then fetches it and shows the error. In a
 * transaction they run one after the other, since its connection does.
 */
export async function prefetchQueries(deps: Deps, page: Page | null, isInTransaction = false): Promise<QueryData[]> {
  const { path, searchParams, pageType, alreadyRead } = page ?? noPage;
  const queries = [
    read(getSetting, {}, () => readSetting(deps)),
    read(banners, {}, () => listBanners(deps)),
    ...(pageType ? [read(keyVisuals, { query: { pageType } }, () => listKeyVisuals(deps, pageType))] : []),
    ...(alreadyRead ? [() => Promise.resolve(alreadyRead)] : []),
    ...(path === null ? [] : queriesOf(deps, path, searchParams)),
  ];
  const limited = queries.map((query) => () => inTime(query(), deps.env.REQUEST_TIMEOUT_SECONDS * 1000));
  const settled = isInTransaction
    ? await settledInTurn(limited)
    : await Promise.allSettled(limited.map((query) => query()));
  for (const each of settled)
    if (each.status === 'rejected') deps.log.error('page read failed', describeDefect(each.reason));
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

type Query = () => Promise<QueryData>;

const read =
  <E extends Endpoint>(endpoint: E, values: Parameters<typeof queryData>[1], find: () => Promise<ResultOf<E>>): Query =>
  async () =>
    queryData(endpoint, values, await find());

/** Runs queries one after the other, as those of a transaction must. */
async function settledInTurn(queries: readonly Query[]): Promise<PromiseSettledResult<QueryData>[]> {
  const settled: PromiseSettledResult<QueryData>[] = [];
  for (const query of queries) settled.push(...(await Promise.allSettled([query()])));
  return settled;
}

function queriesOf(deps: Deps, path: string, searchParams: URLSearchParams): Query[] {
  const club = clubAt(path);
  const operations = read(clubOperations, {}, () => listOperations(deps));
  if (club) return [operations, ...clubQueries(deps, path, clubIds[club], searchParams)];
  const type = documentTypes[path];
  if (type) return [read(documentByType, { query: { type } }, () => readDocumentByType(deps, type))];
  if (path.startsWith(paths.drivingRange)) return rangeQueries(deps);
  const readNews = newsQueries[path];
  if (readNews) return readNews(deps, searchParams);
  if (!pathsWithClubs.has(path)) return [];
  return [read(clubs, {}, () => listClubs(deps)), ...(path === paths.home ? [operations] : [])];
}

const pathsWithClubs: ReadonlySet<string> = new Set([paths.home, paths.story, paths.overview, paths.qna]);
const documentTypes: Readonly<Record<string, DocumentType>> = {
  [paths.privacyPolicy]: 'PRIVACY',
  [paths.videoPolicy]: 'VIDEO',
  [paths.termsOfUse]: 'TERM',
};

/** Lists are fetched at the page number of the query string. */
const newsQueries: Readonly<Record<string, (deps: Deps, searchParams: URLSearchParams) => Query[]>> = {
  [paths.notices](deps, searchParams) {
    const query = parseNoticeQuery(searchParams);
    return [read(notices, { query }, () => listNotices(deps, query))];
  },
  [paths.specialOffers](deps, searchParams) {
    const { pages, ...filters } = parseOffersQuery(searchParams);
    return offerCategories.map((type) => {
      const query = { ...filters, page: pages[type], size: offerPageSize.desktop };
      return read(specialOffers, { params: { type }, query }, () => listOffers(deps, type, query));
    });
  },
  [paths.search](deps, searchParams) {
    const query = parseSearch(searchParams);
    return query === '' ? [] : [read(searchSite, { query: { query } }, () => findOnSite(deps, query))];
  },
  [paths.faq]: (deps) => [read(faqs, {}, () => listFaqs(deps))],
  [paths.membership]: (deps) => [read(membershipInfos, {}, () => listMembershipInfos(deps))],
  [paths.changeOfName]: (deps) => [read(readChangeOfName, {}, () => changeOfName(deps))],
};

function clubQueries(deps: Deps, path: string, id: number, searchParams: URLSearchParams): Query[] {
  const values = { query: { idGolfCC: id } };
  switch (path.split('/').at(2) ?? '') {
    case 'course':
      return [
        read(clubs, {}, () => listClubs(deps)),
        read(courses, values, () => listCourses(deps, id)),
        () => requestedCourse(deps, id, searchParams.get('course')),
      ];
    case 'fee-information':
      return [read(fees, values, () => listFees(deps, id))];
    case 'booking-information':
      return [
        read(bookingInfo, values, () => listBookingInfo(deps, id)),
        read(scheduleTables, values, () => listScheduleTables(deps, id)),
      ];
    case 'guest-information':
      return [read(guestInfo, values, () => listGuestInfo(deps, id))];
    case 'terms-of-compliance':
    case 'terms-of-use':
      return [read(terms, values, () => listTerms(deps, id))];
    case 'facilities':
      return [read(directions, values, () => readDirections(deps, id))];
    default:
      return [];
  }
}

/** Reads the course in the query string with its holes, or the club's first course if it has no such course. */
async function requestedCourse(deps: Deps, clubId: number, requestedId: string | null): Promise<QueryData> {
  const all = await listCourses(deps, clubId);
  const course = all.find(({ id }) => String(id) === requestedId) ?? all[0];
  if (!course) throw new Error(`The club ${clubId} has no course`);
  return read(courseById, { params: { id: course.id } }, () => readCourse(deps, course.id))();
}

const rangeQueries = (deps: Deps): Query[] => [
  read(drivingRange, {}, () => readDrivingRange(deps)),
  read(drivingRangeCourses, {}, () => listRangeCourses(deps)),
  read(drivingRangeFees, {}, () => listRangeFees(deps)),
  read(drivingRangeBooking, {}, () => listRangeBooking(deps)),
];

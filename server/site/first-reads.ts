import { bookingInfo, fees, guestInfo, scheduleTables, terms } from '#contract/club-content.ts';
import { clubIds } from '#contract/club-code.ts';
import { clubs } from '#contract/club.ts';
import { courseById, courses } from '#contract/course.ts';
import { documentByType, type DocumentType } from '#contract/document.ts';
import { drivingRange, drivingRangeBooking, drivingRangeCourses, drivingRangeFees } from '#contract/driving-range.ts';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { banners, keyVisuals, type PageType } from '#contract/frame.ts';
import type { FirstRead } from '#contract/first-read.ts';
import { getSetting } from '#contract/setting.ts';
import { clubAt, paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { listBookingInfo, listFees, listGuestInfo, listScheduleTables, listTerms } from '../services/club/content.ts';
import { listCourses, readCourse } from '../services/club/courses.ts';
import { listClubs } from '../services/club/list.ts';
import { readDocumentByType } from '../services/document/read.ts';
import { listRangeBooking, listRangeCourses, listRangeFees, readDrivingRange } from '../services/driving-range/read.ts';
import { listBanners, listKeyVisuals } from '../services/frame/list.ts';
import { readSetting } from '../services/setting/read.ts';

/**
 * The public reads that the first screen of a page begins with, so that it asks for nothing. One that fails is left out
 * and logged: the page then asks for itself, and says what it must.
 */
export async function firstReads(deps: Deps, path: string, pageType: PageType | null): Promise<FirstRead[]> {
  const wanted = [
    read(getSetting, {}, readSetting(deps)),
    read(banners, {}, listBanners(deps)),
    ...(pageType ? [read(keyVisuals, { query: { pageType } }, listKeyVisuals(deps, pageType))] : []),
    ...ofPage(deps, path),
  ];
  const settled = await Promise.allSettled(wanted);
  for (const each of settled) if (each.status === 'rejected') deps.log.error('page read failed', describeDefect(each.reason));
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

async function read<E extends Endpoint>({ id, result }: E, values: Pick<FirstRead, 'params' | 'query'>, answer: Promise<ResultOf<E>>): Promise<FirstRead> {
  return { id, ...values, data: result.parse(await answer) };
}

function ofPage(deps: Deps, path: string): Promise<FirstRead>[] {
  const club = clubAt(path);
  if (club) return ofClub(deps, path, clubIds[club]);
  const type = documentTypes[path];
  if (type) return [read(documentByType, { query: { type } }, readDocumentByType(deps, type))];
  if (path.startsWith(paths.drivingRange)) return ofRange(deps);
  return withClubs.has(path) ? [read(clubs, {}, listClubs(deps))] : [];
}

const withClubs: ReadonlySet<string> = new Set([paths.home, paths.story, paths.overview]);
const documentTypes: Readonly<Record<string, DocumentType>> = { [paths.privacyPolicy]: 'PRIVACY', [paths.videoPolicy]: 'VIDEO', [paths.termsOfUse]: 'TERM' };

function ofClub(deps: Deps, path: string, id: number): Promise<FirstRead>[] {
  const of = { query: { idGolfCC: id } };
  switch (path.split('/').at(2) ?? '') {
    case 'course':
      return [read(clubs, {}, listClubs(deps)), read(courses, of, listCourses(deps, id)), firstCourse(deps, id)];
    case 'fee-information':
      return [read(fees, of, listFees(deps, id))];
    case 'booking-information':
      return [read(bookingInfo, of, listBookingInfo(deps, id)), read(scheduleTables, of, listScheduleTables(deps, id))];
    case 'guest-information':
      return [read(guestInfo, of, listGuestInfo(deps, id))];
    case 'terms-of-compliance':
    case 'terms-of-use':
      return [read(terms, of, listTerms(deps, id))];
    case 'facilities':
      return [read(clubs, {}, listClubs(deps))];
    default:
      return [];
  }
}

/** The course that the page opens with, holes included. */
async function firstCourse(deps: Deps, clubId: number): Promise<FirstRead> {
  const [first] = await listCourses(deps, clubId);
  if (!first) throw new Error(`The club ${clubId} has no course`);
  return read(courseById, { params: { id: first.id } }, readCourse(deps, first.id));
}

const ofRange = (deps: Deps): Promise<FirstRead>[] => [
  read(drivingRange, {}, readDrivingRange(deps)),
  read(drivingRangeCourses, {}, listRangeCourses(deps)),
  read(drivingRangeFees, {}, listRangeFees(deps)),
  read(drivingRangeBooking, {}, listRangeBooking(deps)),
];

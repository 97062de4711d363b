import { clubKeys, type ClubKey } from './site-paths.ts';

/**
 * Two tables that disagree about which number means which club, both as spec 001 §9 gives them: what the booking filter
 * asks by, and what the reservation system writes into a booking. Neither is derived from the other; a club joins them.
 */
const courseCodes = { seongmunan: '41', oakvalley: '51', oakhills: '61', wolsongri: '71' } as const satisfies Record<ClubKey, string>;
export const allCourses = '11';
export type CourseCode = (typeof courseCodes)[ClubKey] | typeof allCourses;

const propertyNumbers = { oakvalley: '41', oakhills: '51', wolsongri: '46', seongmunan: '71' } as const satisfies Record<ClubKey, string>;

/** What the clubs are called in the site's own words. */
export const clubNames = { oakhills: '오크힐스', oakvalley: '오크밸리', seongmunan: '성문안', wolsongri: '월송리' } as const satisfies Record<ClubKey, string>;

/** The numbers of the clubs (`idGolfCC`, spec 000 §3). */
export const clubIds = { seongmunan: 132, oakvalley: 133, oakhills: 134, wolsongri: 135 } as const satisfies Record<ClubKey, number>;

/** The course filter's choices, in the order of their codes. */
export const courseChoices: readonly { value: CourseCode; label: string }[] = [
  { value: allCourses, label: '전체' },
  ...clubKeys.toSorted((a, b) => Number(courseCodes[a]) - Number(courseCodes[b])).map((club) => ({ value: courseCodes[club], label: clubNames[club] })),
];

/** The property number that bookings of the course's club carry; null for all courses. */
export function propertyOfCourse(code: CourseCode): string | null {
  const club = clubKeys.find((each) => courseCodes[each] === code);
  return club ? propertyNumbers[club] : null;
}

const courseNames: ReadonlyMap<string, string> = new Map(
  clubKeys.map((club) => [propertyNumbers[club], club === 'wolsongri' ? '오크크릭(월송리)' : clubNames[club]]),
);

/** What the booking table calls a property; '-' for a number that is none of ours. */
export const courseName = (propertyNumber: string): string => courseNames.get(propertyNumber) ?? '-';

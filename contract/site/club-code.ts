import { clubKeys, type ClubKey } from './site-paths.ts';

/**
 * Two tables that assign the same numbers to different clubs, both from spec 001 §9: the codes of the booking filter,
 * and the property numbers in the reservation system's bookings. Neither is derived from the other; only the club
 * relates them.
 */
const courseCodes = { seongmunan: '41', oakvalley: '51', oakhills: '61', wolsongri: '71' } as const satisfies Record<
  ClubKey,
  string
>;
export const allCourses = '11';
export type CourseCode = (typeof courseCodes)[ClubKey] | typeof allCourses;

const propertyNumbers = {
  oakvalley: '41',
  oakhills: '51',
  wolsongri: '46',
  seongmunan: '71',
} as const satisfies Record<ClubKey, string>;

/** The clubs' names on the site. */
export const clubNames = {
  oakhills: '오크힐스',
  oakvalley: '오크밸리',
  seongmunan: '성문안',
  wolsongri: '월송리',
} as const satisfies Record<ClubKey, string>;

/** The clubs' numeric ids (`idGolfCC`, spec 000 §3). */
export const clubIds = { seongmunan: 132, oakvalley: 133, oakhills: 134, wolsongri: 135 } as const satisfies Record<
  ClubKey,
  number
>;

/** Options of the course filter, ordered by code. */
export const courseChoices: readonly { value: CourseCode; label: string }[] = [
  { value: allCourses, label: '전체' },
  ...[...clubKeys]
    .sort((a, b) => Number(courseCodes[a]) - Number(courseCodes[b]))
    .map((club) => ({ value: courseCodes[club], label: clubNames[club] })),
];

/** Returns the property number of bookings at a course's club; null for all courses. */
export function propertyOfCourse(code: CourseCode): string | null {
  const club = clubKeys.find((each) => courseCodes[each] === code);
  return club ? propertyNumbers[club] : null;
}

const courseNames: ReadonlyMap<string, string> = new Map(
  clubKeys.map((club) => [propertyNumbers[club], club === 'wolsongri' ? '오크크릭(월송리)' : clubNames[club]]),
);

/** Returns the course name shown in the booking table; '-' for an unknown property number. */
export const courseName = (propertyNumber: string): string => courseNames.get(propertyNumber) ?? '-';

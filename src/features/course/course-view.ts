import type { GolfClub } from '#contract/clubs/club.ts';
import type { Course, CourseDetail, Hole } from '#contract/clubs/course.ts';
import { teeDistances } from '#contract/clubs/tee.ts';
import type { HoleDataProps } from '#src/ui/golf/course/HoleData.tsx';
import type { HoleNavigatorProps } from '#src/ui/golf/course/HoleNavigator.tsx';
import type { ScoreCardProps } from '#src/ui/golf/course/ScoreCard.tsx';
import { yardsOf } from '#src/ui/golf/course/tees.ts';
import { formatNumber } from '#src/ui/foundation/format-number.ts';

/** Returns the course with the id in the query string, or else the first course. */
export function chosenCourse(courses: readonly Course[], id: string | null): Course | undefined {
  return courses.find((course) => String(course.id) === id) ?? courses[0];
}

/** Returns the index of the hole in the hash; null if the hash names none. */
export function holeIndexOf(holes: readonly Pick<Hole, 'holeNumber'>[], hash: string): number | null {
  const index = holes.findIndex(({ holeNumber }) => hash === `#hole-${holeNumber}`);
  return index === -1 ? null : index;
}

/** The holes in rows: one row for up to nine holes, else the first nine (OUT) and the last nine (IN), spec 000 §2. */
function rowsOf(holes: readonly Hole[]): { name: string | null; holes: readonly Hole[] }[] {
  if (holes.length <= 9) return [{ name: null, holes }];
  return [
    { name: 'OUT', holes: holes.slice(0, 9) },
    { name: 'IN', holes: holes.slice(9) },
  ];
}

export function navigatorRows(
  holes: readonly Hole[],
  hrefOf: (holeNumber: number) => string,
): HoleNavigatorProps['rows'] {
  return rowsOf(holes).map(({ name, holes: inRow }) => ({
    name,
    holes: inRow.map(({ holeNumber, par }) => ({ holeNumber, par, href: hrefOf(holeNumber) })),
    par: inRow.reduce((sum, { par }) => sum + par, 0),
  }));
}

export const scoreCardRows = (holes: readonly Hole[]): ScoreCardProps['rows'] =>
  rowsOf(holes).map(({ name, holes: inRow }) => ({
    name,
    holes: inRow.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      handicap: hole.handicap,
      tees: teeDistances(hole),
    })),
  }));

/** The data of a hole besides its plan and its tip. */
export const holeData = ({ name }: Pick<CourseDetail, 'name'>, hole: Hole): Omit<HoleDataProps, 'tip'> => ({
  place: `${name} 코스 ${hole.holeNumber}번 홀`,
  holeNumber: hole.holeNumber,
  name: hole.name,
  par: hole.par,
  handicap: hole.handicap,
  standardDistance: hole.standardDistance,
  tees: teeDistances(hole),
});

/** The facts of a club on its course page (spec 000 §1). */
export const clubFacts = ({ accessLabel, holes, par, lengthM, lengthYd, cart, caddie, designer }: GolfClub) => [
  { term: '이용 구분', detail: accessLabel },
  { term: '홀', detail: `${holes}홀, 파 ${par}` },
  { term: '전장', detail: `${formatNumber(lengthM)} m / ${formatNumber(lengthYd)} yd` },
  { term: '카트', detail: cart },
  { term: '캐디', detail: caddie },
  { term: '설계', detail: designer },
];

/** The length of a course from its back tees, in metres and yards. */
export function courseLength({ golfCourseHoles }: Pick<CourseDetail, 'golfCourseHoles'>): string {
  const metres = golfCourseHoles.reduce((sum, { blackTeeDistance }) => sum + blackTeeDistance, 0);
  return `${formatNumber(metres)} m / ${formatNumber(yardsOf(metres))} yd`;
}

import { describe, expect, test } from 'vitest';
import { teeDistances } from '#contract/clubs/tee.ts';
import { clubRows, courseRows, holeRows } from '#server/db/seed/club-rows.ts';
import { contradictions } from '../lib/tips.ts';

const clubs = clubRows();
const courses = courseRows();
const holes = holeRows();
const coursesOf = (clubId: number) => courses.filter((each) => each.clubId === clubId);
const holesOf = (courseId: number | undefined) => holes.filter((each) => each.courseId === courseId);
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const distancesOf = (hole: (typeof holes)[number]) =>
  teeDistances({ ...hole, id: 0, pcImageUrl: null, mobileImageUrl: null }).map(({ distance }) => distance);

/** Facts of the specification about each club (000 §1). */
const table = {
  seongmunan: [132, 'public', 18, ['OUT', 'IN'], 6_651, 7_274, '5인승 전자동 유도 카트', '4백 1캐디'],
  oakvalley: [
    133,
    'members-only',
    36,
    ['Oak', 'Maple', 'Pine', 'Cherry'],
    13_005,
    14_242,
    '5인승 전자동 유도 카트',
    '4백 1캐디',
  ],
  oakhills: [134, 'members-only', 18, ['Bridge', 'Hill'], 6_454, 7_058, '5인승 전자동 유도 카트', '4백 1캐디'],
  wolsongri: [135, 'public', 18, ['OUT', 'IN'], 5_487, 6_001, '5인승 카트', '노캐디'],
} as const;

describe('the clubs of the content', () => {
  test('are those of the specification', () => {
    expect(
      Object.fromEntries(
        clubs.map(({ key, id, access, holes: count, courseNames, lengthM, lengthYd, cart, caddie }) => [
          key,
          [id, access, count, courseNames, lengthM, lengthYd, cart, caddie],
        ]),
      ),
    ).toEqual(table);
  });

  test('have 90 holes together, 54 of them for members', () => {
    expect(sum(clubs.map((each) => each.holes))).toBe(90);
    expect(sum(clubs.filter(({ access }) => access === 'members-only').map((each) => each.holes))).toBe(54);
  });

  test.each(clubs.map((club) => [club.key, club] as const))(
    'and %s’s courses, holes, par and length add up',
    (_, club) => {
      const clubHoles = coursesOf(club.id).flatMap(({ id }) => holesOf(id));
      expect(coursesOf(club.id).map(({ name }) => name)).toEqual(club.courseNames);
      expect([clubHoles.length, sum(clubHoles.map(({ par }) => par))]).toEqual([club.holes, club.par]);
      expect([
        sum(clubHoles.map((each) => each.standardDistance)),
        sum(clubHoles.map((each) => each.blackTeeDistance)),
      ]).toEqual([club.lengthM, club.lengthM]);
    },
  );

  test('can be reached: phone, address, three ways by car and a shuttle', () => {
    for (const { reservationTel, phone, lat, lng, directions, designer, address } of clubs) {
      expect(reservationTel).toBe('1588-7676');
      expect(phone).toMatch(/^033-\d{3}-\d{4}$/);
      expect([Math.abs(lat - 37.4) < 0.06, Math.abs(lng - 127.82) < 0.08]).toEqual([true, true]);
      expect([directions.car.length >= 3, directions.shuttle !== null, designer !== '', address !== '']).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  test('have a story of 300 to 500 characters', () => {
    for (const { storyDescription } of clubs)
      expect(storyDescription.length).toSatisfy((characters: number) => characters >= 300 && characters <= 500);
  });
});

describe('the courses of the content', () => {
  test.each(courses.map((course) => [`${course.id} ${course.name}`, course] as const))(
    'have nine holes of par 36 by number: %s',
    (_, { id, name, introduce }) => {
      const courseHoles = holesOf(id);
      expect(courseHoles.map(({ holeNumber }) => holeNumber)).toEqual(
        numbersTo(9).map((number) => (name === 'IN' ? number + 9 : number)),
      );
      expect([3, 4, 5].map((par) => courseHoles.filter((each) => each.par === par).length)).toEqual([2, 5, 2]);
      expect(introduce.length).toBeGreaterThanOrEqual(120);
    },
  );

  test('differ in the order of their pars', () => {
    expect(
      new Set(
        courses.map(({ id }) =>
          holesOf(id)
            .map(({ par }) => par)
            .join(''),
        ),
      ).size,
    ).toBeGreaterThanOrEqual(8);
  });

  const handicapsOf = (clubId: number) =>
    coursesOf(clubId).map(({ id }) => holesOf(id).map(({ handicap }) => handicap));

  test('of a club of two have each of 18 handicaps once, the first the odd ones', () => {
    const pairs = clubs.filter(({ holes: count }) => count === 18).map(({ id }) => handicapsOf(id));
    expect(pairs.map((pair) => sorted(pair.flat()))).toEqual([numbersTo(18), numbersTo(18), numbersTo(18)]);
    expect(pairs.map((pair) => pair.map((handicaps) => new Set(handicaps.map((each) => each % 2))))).toEqual(
      Array.from({ length: 3 }, () => [new Set([1]), new Set([0])]),
    );
  });

  test('of Oak Valley have each of nine handicaps once', () => {
    expect(handicapsOf(133).map(sorted)).toEqual([numbersTo(9), numbersTo(9), numbersTo(9), numbersTo(9)]);
  });
});

const distanceRanges = { 3: [125, 205], 4: [275, 425], 5: [430, 545] } as const;

describe('the holes of the content', () => {
  test('have unique names, numbers and tips', () => {
    expect([
      new Set(holes.map(({ id }) => id)).size,
      new Set(holes.map(({ name }) => name)).size,
      new Set(holes.map(({ tip }) => tip)).size,
    ]).toEqual([90, 90, 90]);
  });

  test.each(holes.map((hole) => [`${hole.courseId}/${hole.holeNumber} ${hole.name}`, hole] as const))(
    'have geometry that is possible and matches the tip: %s',
    (_, hole) => {
      const { standardDistance: length, par, layout } = hole;
      const distances = distancesOf(hole);
      expect(distances[0]).toBe(length);
      expect(distances.every((each, index) => index === 0 || each < (distances[index - 1] ?? 0) - 4)).toBe(true);
      expect(hole.redTeeDistance).toBeGreaterThan(length * 0.66);
      const [min, max] = par === 3 ? distanceRanges[3] : par === 4 ? distanceRanges[4] : distanceRanges[5];
      expect(length).toSatisfy((metres: number) => metres >= min && metres <= max);
      expect([
        Math.abs(layout.dogleg) <= (par === 3 ? 0 : 1),
        Math.abs(layout.elevation) <= 20,
        layout.bearing >= 0 && layout.bearing < 360,
        layout.greenDepth >= 20 && layout.greenDepth <= 40,
      ]).toEqual([true, true, true, true]);
      for (const { at, kind } of layout.bunkers)
        expect(kind === 'green' ? Math.abs(at - length) <= 15 : at > 120 && at < length - 60).toBe(true);
      for (const water of layout.water) {
        expect(water.at > 0 && water.at < length + 5 && (water.kind === 'cross' || water.to > water.at)).toBe(true);
        expect(
          layout.bunkers.filter(
            ({ side, at }) => water.kind === 'side' && side === water.side && at >= water.at - 8 && at <= water.to + 8,
          ),
        ).toEqual([]);
      }
      const text = hole.tip.replaceAll(/<[^>]+>/g, '');
      expect([text.match(/[^.]+\./g)?.length, text.length]).toEqual([
        expect.toSatisfy((count: number) => count >= 2 && count <= 4),
        expect.toSatisfy((characters: number) => characters >= 80 && characters <= 260),
      ]);
      expect(contradictions(hole)).toEqual([]);
    },
  );

  test('are reported if a tip contradicts them', () => {
    const [hole] = holes;
    if (!hole) throw new Error('No holes.');
    const flat = {
      ...hole,
      handicap: 2,
      layout: { ...hole.layout, dogleg: 0, elevation: 0, bearing: 0, bunkers: [], water: [] },
    };
    const tip =
      '<p>왼쪽으로 크게 휘는 오르막 홀입니다. 핸디캡 1번이며 연못이 있고 오른쪽 벙커까지 777m입니다. 서풍이 맞바람입니다.</p>';
    expect(contradictions({ ...flat, tip })).toEqual([
      'bends left',
      'climbs',
      'has a bunker right',
      'tells of its water, and of none that is not there',
      'is the hardest',
      'has the 서풍 from there: 서풍이 맞바람입니다.',
      'has something at 777m',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { coursePath } from '#contract/clubs/course-url.ts';
import type { Course } from '#contract/clubs/course.ts';
import { chosenCourse, courseLength, holeData, holeIndexOf, navigatorRows } from '#src/features/course/course-view.ts';
import { videoAddress } from '#src/features/course/video-address.ts';
import { describeYardage, isNumbered, yardageBars } from '#src/ui/golf/course/yardage.ts';
import { brandUrl } from '#src/shared/club/brand-url.ts';
import { courseOfThree } from '#tests/fixtures/course.ts';

const courses: Course[] = [1341, 1342].map((id) => ({
  id,
  idGolfCC: 134,
  name: 'Bridge',
  title: '',
  introduce: '',
  youtubeLink: null,
}));
const [first] = courseOfThree.golfCourseHoles;
if (!first) throw new Error('The fixture has holes');

describe('the course of a URL', () => {
  test.each([
    [null, 1341],
    ['1342', 1342],
    ['9', 1341],
    ['1342 ', 1341],
  ])('%s is %i', (searchParam, id) => {
    expect(chosenCourse(courses, searchParam)?.id).toBe(id);
  });

  test('of a club without courses is none', () => {
    expect(chosenCourse([], '1341')).toBeUndefined();
  });

  test.each([
    [1341, undefined, '/oakhills/course'],
    [1341, 7, '/oakhills/course#hole-7'],
    [1342, undefined, '/oakhills/course?course=1342'],
    [1342, 7, '/oakhills/course?course=1342#hole-7'],
  ])('for course %i and hole %s is %s', (id, hole, path) => {
    expect(coursePath('oakhills', courses, id, hole)).toBe(path);
  });

  test.each([
    ['#hole-2', 1],
    ['#hole-4', null],
    ['#hole-02', null],
    ['', null],
  ])('with the hash %s shows the hole at the index %s', (hash, index) => {
    expect(holeIndexOf(courseOfThree.golfCourseHoles, hash)).toBe(index);
  });
});

describe('the links to the holes', () => {
  const holes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...first, holeNumber: index + 1, par: 4 }));
  const rowsOf = (count: number) =>
    navigatorRows(holes(count), (number) => `#${number}`).map(({ name, holes: rowHoles, par }) => [
      name,
      rowHoles.length,
      rowHoles[0]?.href,
      par,
    ]);

  test('is one row of up to nine', () => {
    expect(rowsOf(9)).toEqual([[null, 9, '#1', 36]]);
  });

  test('is OUT and IN beyond', () => {
    expect(rowsOf(18)).toEqual([
      ['OUT', 9, '#1', 36],
      ['IN', 9, '#10', 36],
    ]);
  });
});

test('a hole is described by its course, with its tees from the back to the front', () => {
  expect(holeData(courseOfThree, first)).toEqual({
    place: 'Bridge 코스 1번 홀',
    holeNumber: 1,
    name: '첫 다리',
    par: 4,
    handicap: 11,
    standardDistance: 365,
    tees: [
      { tee: 'black', distance: 365 },
      { tee: 'blue', distance: 347 },
      { tee: 'white', distance: 331 },
      { tee: 'brown', distance: 316 },
      { tee: 'red', distance: 290 },
    ],
  });
});

test('a course is as long as its holes from the back tees', () => {
  expect(courseLength(courseOfThree)).toBe('1,026 m / 1,122 yd');
});

describe('a video', () => {
  test.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'])('is at %s', (link) => {
    expect(videoAddress(link)).toBe(link);
  });

  test.each([
    null,
    '',
    'https://www.youtube.com/watch?v=OAK-VAL-0012',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://video.example/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/',
  ])('is not at %s', (link) => {
    expect(videoAddress(link)).toBe(null);
  });
});

describe('the chart of distances', () => {
  const holes = [
    { key: 'a', group: 'Oak', number: 1, par: 4, distance: 350 },
    { key: 'b', group: 'Oak', number: 2, par: 3, distance: 140 },
  ];

  test('has a scale of whole hundreds', () => {
    expect(yardageBars(holes)).toEqual({
      top: 400,
      groups: [{ name: 'Oak', middle: 0.5 }],
      bars: [
        { ...holes[0], middle: 0.25, height: 0.875 },
        { ...holes[1], middle: 0.75, height: 0.35 },
      ],
    });
  });

  test('separates the courses, and labels each in its middle', () => {
    const { bars, groups } = yardageBars(
      holes.map((hole, index) => ({ ...hole, group: ['Oak', 'Maple'][index] ?? null })),
    );
    expect([
      bars.map(({ middle }) => Number(middle.toFixed(3))),
      groups.map(({ name, middle }) => [name, Number(middle.toFixed(3))]),
    ]).toEqual([
      [0.182, 0.818],
      [
        ['Oak', 0.182],
        ['Maple', 0.818],
      ],
    ]);
  });

  test.each([
    ['wide', 36, [1, 2, 3, 4, 5]],
    ['wide', 45, [1, 3, 5]],
    ['narrow', 18, [1, 2, 3, 4, 5]],
    ['narrow', 27, [1, 3, 5]],
    ['narrow', 36, [1, 3, 5]],
  ] as const)('on a %s window with %i holes numbers %j of the first five', (form, count, numbered) => {
    expect([1, 2, 3, 4, 5].filter((number) => isNumbered(form, number, count))).toEqual(numbered);
  });

  test('has a scale without holes, too', () => {
    expect(yardageBars([])).toEqual({ top: 100, groups: [], bars: [] });
  });

  test('is described in words', () => {
    expect(describeYardage(holes)).toBe(
      '모두 2홀 490m. 가장 긴 홀은 Oak 1번 홀 350m, 가장 짧은 홀은 Oak 2번 홀 140m입니다.',
    );
    expect(describeYardage([])).toBe('홀이 없습니다.');
  });

  test('of several longest and shortest holes describes the first', () => {
    const [longest, shortest] = holes;
    if (!longest || !shortest) throw new Error('The fixture has two holes');
    const twice = [longest, shortest, { ...longest, number: 3 }, { ...shortest, number: 4 }];
    expect(describeYardage(twice)).toBe(
      '모두 4홀 980m. 가장 긴 홀은 Oak 1번 홀 350m, 가장 짧은 홀은 Oak 2번 홀 140m입니다.',
    );
  });
});

describe('the brand site of a club', () => {
  const setting = { seongmunanBrandUrl: 'https://brand.example/seongmunan', wolsongriBrandUrl: 'javascript:alert(1)' };

  test.each([
    ['seongmunan', setting, 'https://brand.example/seongmunan'],
    ['wolsongri', setting, null],
    ['oakhills', setting, null],
    ['seongmunan', { ...setting, seongmunanBrandUrl: '' }, null],
    ['seongmunan', { ...setting, seongmunanBrandUrl: 'http://brand.example' }, null],
    ['seongmunan', undefined, null],
  ] as const)('of %s by %o is %s', (club, givenSetting, url) => {
    expect(brandUrl(club, givenSetting)).toBe(url);
  });
});

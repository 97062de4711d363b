import { describe, expect, test } from 'vitest';
import {
  bookings,
  cancellationDeadline,
  defaultBookingFilter,
  quickRanges,
  rangeProblem,
} from '#contract/booking/booking.ts';
import { courseChoices, courseName, propertyOfCourse, type CourseCode } from '#contract/site/club-code.ts';

const today = '2026-11-21';
const range = { playDateFrom: '2026-10-21', playDateTo: today };
const messagesOf = (query: object) => bookings.query.safeParse(query).error?.issues.map(({ message }) => message);

test('the filter starts with the last month up to today, all courses, all memberships', () =>
  expect(defaultBookingFilter(today)).toEqual({
    courseCode: '11',
    playDateFrom: '2026-10-21',
    playDateTo: today,
    membNo: 'b',
    statusCode: null,
  }));

test('the quick ranges reach 1, 3, 6 and 12 months back, and three ahead', () =>
  expect(quickRanges(today)).toEqual([
    { label: '1개월', playDateFrom: '2026-10-21', playDateTo: today },
    { label: '3개월', playDateFrom: '2026-08-21', playDateTo: today },
    { label: '6개월', playDateFrom: '2026-05-21', playDateTo: today },
    { label: '1년', playDateFrom: '2025-11-21', playDateTo: today },
    { label: '예정', playDateFrom: today, playDateTo: '2027-02-21' },
  ]));

test('a booking may be cancelled up to five days before it is played', () =>
  expect(cancellationDeadline('2026-12-03')).toBe('2026-11-28'));

test('a range is wrong only if its first day is after its last', () => {
  const problems = ['2026-11-20', today, '2026-11-22'].map((playDateFrom) =>
    rangeProblem({ playDateFrom, playDateTo: today }),
  );
  expect(problems).toEqual([null, null, '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!']);
});

describe('the query', () => {
  test('of only a range means all courses and all of the member’s bookings', () =>
    expect(bookings.query.parse(range)).toEqual({ ...range, courseCode: '11', membNo: 'b' }));

  test('accepts a course, one membership and a status', () => {
    const query = { ...range, courseCode: '61', membNo: '51-02-004417', statusCode: 'N' };
    expect(bookings.query.parse(query)).toEqual(query);
  });

  test('with its days reversed has a message', () =>
    expect(messagesOf({ playDateFrom: '2026-11-22', playDateTo: today })).toEqual([
      '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!',
    ]));

  test.each([
    [{}],
    [{ playDateFrom: today }],
    [{ ...range, playDateTo: '2026-02-30' }],
    [{ ...range, courseCode: '46' }],
    [{ ...range, courseCode: '' }],
    [{ ...range, statusCode: 'C' }],
    [{ ...range, membNo: '' }],
    [{ ...range, membNo: 'x'.repeat(31) }],
  ])('%j is rejected', (query) => expect(bookings.query.safeParse(query).success).toBe(false));
});

describe('the two club tables', () => {
  test('name the courses of the filter', () =>
    expect(courseChoices).toEqual([
      { value: '11', label: '전체' },
      { value: '41', label: '성문안' },
      { value: '51', label: '오크밸리' },
      { value: '61', label: '오크힐스' },
      { value: '71', label: '월송리' },
    ]));

  test('map a course to the property of its club’s bookings', () => {
    const codes: CourseCode[] = ['11', '41', '51', '61', '71'];
    expect(codes.map(propertyOfCourse)).toEqual([null, '71', '41', '51', '46']);
  });

  test('name the property of a booking', () =>
    expect(['41', '51', '46', '71', '61', ''].map(courseName)).toEqual([
      '오크밸리',
      '오크힐스',
      '오크크릭(월송리)',
      '성문안',
      '-',
      '-',
    ]));
});

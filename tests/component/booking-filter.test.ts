import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBookingFilter, rangeProblem, type BookingFilter } from '#contract/booking/booking.ts';
import { courseChoices } from '#contract/site/club-code.ts';
import { isSameFilter, readFilter, writeFilter } from '#src/features/booking/filter-search.ts';

const today = '2026-11-21';
const defaultFilter = defaultBookingFilter(today);
const parseQuery = (query: string) => readFilter(new URLSearchParams(query), today);

const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const filters: fc.Arbitrary<BookingFilter> = fc
  .record({
    one: days,
    other: days,
    courseCode: fc.constantFrom(...courseChoices.map(({ value }) => value)),
    membNo: fc.constantFrom('a', 'b'),
    statusCode: fc.constantFrom('R', 'I', 'N', null),
  })
  .map(({ one, other, ...rest }) => ({
    ...rest,
    playDateFrom: one < other ? one : other,
    playDateTo: one < other ? other : one,
  }));

describe('the URL of a filter', () => {
  test('is parsed as the filter that it was written from, on any day', () => {
    fc.assert(
      fc.property(filters, days, (filter, day) => {
        expect(readFilter(writeFilter(filter, day), day)).toEqual(filter);
      }),
    );
  });

  test('has the names of the spec, and only values that differ from the defaults', () => {
    expect(
      writeFilter(
        { courseCode: '51', playDateFrom: '2026-01-01', playDateTo: '2026-02-01', membNo: 'a', statusCode: 'N' },
        today,
      ).toString(),
    ).toBe('courseCode=51&playDateFrom=2026-01-01&playDateTo=2026-02-01&membNo=a&statusCode=N');
    expect(writeFilter({ ...defaultFilter, playDateFrom: '2026-01-01' }, today).toString()).toBe(
      'playDateFrom=2026-01-01',
    );
    expect(writeFilter(defaultFilter, today).toString()).toBe('');
  });

  test('without parameters is the default filter: a month back to today', () => {
    expect(parseQuery('')).toEqual({
      courseCode: '11',
      playDateFrom: '2026-10-21',
      playDateTo: '2026-11-21',
      membNo: 'b',
      statusCode: null,
    });
  });

  test.each([
    ['a course that is none', 'courseCode=99', {}],
    ['no day', 'playDateFrom=tomorrow', {}],
    ['a day that is in no calendar', 'playDateFrom=2026-02-30', {}],
    ["a membership's number", 'membNo=51-02-004417', {}],
    ['a status that is none', 'statusCode=X', {}],
    ['an empty value', 'statusCode=&courseCode=', {}],
    ['a name of nothing', 'page=2', {}],
    ['a bad value beside a good one', 'courseCode=99&statusCode=I', { statusCode: 'I' }],
    ['a reversed range', 'playDateFrom=2026-03-02&playDateTo=2026-03-01&courseCode=41', { courseCode: '41' }],
    ['a first day after the usual last one', 'playDateFrom=2026-12-01', {}],
    ['a value twice', 'courseCode=41&courseCode=51', { courseCode: '41' }],
  ])('with %s ignores it', (_, query, overrides) => {
    expect(parseQuery(query)).toEqual({ ...defaultFilter, ...overrides });
  });

  test('is a filter with its dates in order, whatever it contains', () => {
    const names = fc.constantFrom('courseCode', 'playDateFrom', 'playDateTo', 'membNo', 'statusCode');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.oneof(fc.string(), days))), days, (entries, day) => {
        const filter = readFilter(new URLSearchParams(entries), day);
        expect([rangeProblem(filter), readFilter(writeFilter(filter, day), day)]).toEqual([null, filter]);
      }),
    );
  });
});

test('two filters are equal if all their criteria are', () => {
  expect(isSameFilter(defaultFilter, { ...defaultFilter }, today)).toBe(true);
  const changes: Partial<BookingFilter>[] = [
    { courseCode: '41' },
    { playDateFrom: '2026-01-01' },
    { playDateTo: '2026-11-20' },
    { membNo: 'a' },
    { statusCode: 'R' },
  ];
  expect(changes.filter((overrides) => isSameFilter(defaultFilter, { ...defaultFilter, ...overrides }, today))).toEqual(
    [],
  );
});

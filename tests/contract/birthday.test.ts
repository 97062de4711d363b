import { describe, expect, test } from 'vitest';
import {
  ageOn,
  birthdayOf,
  birthdayText,
  clampedBirthday,
  daysInMonth,
  isOfAge,
  selectableYears,
} from '#contract/account/birthday.ts';

const noon = new Date('2026-11-20T03:00:00.000Z');

test('the years run from 14 to 77 years ago', () => {
  const years = selectableYears(noon);
  expect([years.length, years[0], years.at(-1)]).toEqual([64, 2012, 1949]);
});

test('the year is Korea’s: on New Year’s morning there it is already the next one', () => {
  expect(selectableYears(new Date('2026-12-31T15:00:00.000Z'))[0]).toBe(2013);
});

test.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [1900, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test('a day beyond the month’s end becomes its last', () => {
  expect(clampedBirthday({ year: 2025, month: 2, day: 31 })).toEqual({ year: 2025, month: 2, day: 28 });
  expect(clampedBirthday({ year: 1990, month: 1, day: 1 })).toEqual({ year: 1990, month: 1, day: 1 });
});

test.each(['19850412', '1985-04-12'])('%s is a valid date', (text) =>
  expect(birthdayOf(text)).toEqual({ year: 1985, month: 4, day: 12 }),
);

test.each(['', '1985', '19850230', '19851301', '19850400', '1985-4-12', '198504122'])('%j is not a date', (text) =>
  expect(birthdayOf(text)).toBe(null),
);

test('a birthday has eight digits', () => expect(birthdayText({ year: 1990, month: 1, day: 1 })).toBe('19900101'));

describe('age', () => {
  test('is counted in full years', () => {
    expect([
      ageOn(noon, { year: 2012, month: 11, day: 20 }),
      ageOn(noon, { year: 2012, month: 11, day: 21 }),
      ageOn(noon, { year: 2012, month: 10, day: 31 }),
      ageOn(noon, { year: 2012, month: 12, day: 1 }),
    ]).toEqual([14, 13, 14, 13]);
  });

  test.each([
    [{ year: 2012, month: 11, day: 20 }, true],
    [{ year: 2012, month: 11, day: 21 }, false],
    [{ year: 1948, month: 11, day: 21 }, true],
    [{ year: 1948, month: 11, day: 20 }, false],
  ])('of %o allows joining: %s', (birthday, isAllowed) => expect(isOfAge(noon, birthday)).toBe(isAllowed));
});

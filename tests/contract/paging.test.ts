import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf } from '#contract/shared/page-number.ts';
import { pageNumber, pageSize } from '#contract/http/paging.ts';

describe('the page block', () => {
  test.each([
    [1, 15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [10, 15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, 15, [11, 12, 13, 14, 15]],
    [20, 20, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [3, 3, [1, 2, 3]],
    [1, 1, [1]],
    [1, 0, [1]],
  ])('%i of %i is %j', (current, total, numbers) => expect(blockOf(current, total)).toEqual(numbers));

  test('contains the page, begins after a multiple of ten, has ten numbers at most and none beyond the last page', () => {
    const within = fc
      .integer({ min: 1, max: 100_000 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(within, ([current, total]) => {
        const numbers = blockOf(current, total);
        const first = numbers[0] ?? 0;
        expect({
          holds: numbers.includes(current),
          start: first % 10,
          isRow: numbers.every((number, index) => number === first + index),
          ends: numbers.at(-1),
        }).toEqual({
          holds: true,
          start: 1,
          isRow: true,
          ends: Math.min(first + 9, total),
        });
      }),
    );
  });
});

test.each([
  ['1', 1],
  ['15', 15],
  [undefined, 1],
  ['1000000', 1_000_000],
])('page %s is %i', (written, page) => expect(pageNumber.parse(written)).toBe(page));

test.each(['0', '-1', '1.5', 'x', 'NaN', 'Infinity', '1000001'])('page "%s" is rejected', (written) =>
  expect(pageNumber.safeParse(written).success).toBe(false),
);

test('a page has the default size unless specified, and at most fifty', () => {
  expect([
    pageSize(10).parse(undefined),
    pageSize(6).parse('50'),
    pageSize(6).safeParse('51').success,
    pageSize(6).safeParse('0').success,
  ]).toEqual([10, 50, false, false]);
});

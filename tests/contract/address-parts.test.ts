import { describe, expect, test } from 'vitest';
import { rowId } from '#contract/news/neighbour.ts';
import { oneOf } from '#contract/shared/one-of.ts';
import { pageIn } from '#contract/shared/page-number.ts';
import { pageNumber } from '#contract/http/paging.ts';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { searchTextIn } from '#contract/news/search-kinds.ts';
import { searchText } from '#contract/news/search-text.ts';

describe('the URL parameters are parsed as the server parses them', () => {
  test.each([
    [null, 1],
    ['1', 1],
    ['7', 7],
    ['1000000', 1_000_000],
    ['1000001', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['', 1],
    ['x', 1],
    ['Infinity', 1],
  ])('the page %j is %i', (text, page) => {
    expect([pageIn(text), pageNumber.safeParse(text ?? undefined).data ?? 1]).toEqual([page, page]);
  });

  test.each([
    ['1', 1],
    ['136', 136],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['0', null],
  ])('the row %j is %j', (text, row) => {
    expect([rowIdIn(text), rowId.safeParse(text).data ?? null]).toEqual([row, row]);
  });

  test.each(['', '-1', '1e3', ' 1', '1.0', '１', 'x'])('%j is not a row', (text) => {
    expect(rowIdIn(text)).toBeNull();
  });

  test.each([
    [null, ''],
    ['', ''],
    ['  휴장  ', '휴장'],
    ['휴장'.normalize('NFD'), '휴장'],
    ['가'.repeat(100), '가'.repeat(100)],
    ['가'.repeat(101), ''],
  ])('a search for %j is one for %j', (text, searched) => {
    expect([searchTextIn(text), searchText.safeParse(text ?? undefined).data ?? '']).toEqual([searched, searched]);
  });

  test.each([
    ['b', 'b'],
    ['c', null],
    ['', null],
    [null, null],
  ] as const)('of a and b, %j is %j', (value, one) => {
    expect(oneOf(['a', 'b'], value)).toBe(one);
  });
});

import { describe, expect, test } from 'vitest';
import { detailDay, listDay } from '#contract/shared/day.ts';
import { rowId } from '#contract/news/neighbour.ts';
import { ccTypeNames, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import { notices } from '#contract/news/notice.ts';
import { noticePath } from '#contract/site/site-paths.ts';

const read = (query: Record<string, string>) => notices.query.safeParse(query);

describe('the query of the list', () => {
  test('is the first ten notices of every club and kind by default', () => {
    expect(read({}).data).toEqual({
      page: 1,
      size: 10,
      query: '',
      searchType: 'TITLE',
      ccType: 'ALL',
      category: 'ALL',
    });
  });

  test('has its search text trimmed and normalised', () => {
    expect(read({ query: '  그린 보수  ' }).data?.query).toBe('그린 보수');
    expect(read({ query: '공지'.normalize('NFD') }).data?.query).toBe('공지');
  });

  test('has a search text of at most a hundred characters', () => {
    expect(read({ query: '가'.repeat(100) }).success).toBe(true);
    expect(read({ query: '가'.repeat(101) }).error?.issues[0]?.message).toBe('검색어는 100자까지 입력할 수 있습니다.');
  });

  test.each([{ ccType: 'OAKHILLS' }, { category: 'notice' }, { searchType: 'ALL' }, { page: '0' }, { size: '51' }])(
    '%j is rejected',
    (query) => expect(read(query).success).toBe(false),
  );
});

test('kinds and clubs have their public names (spec 000 §3)', () => {
  expect([noticeCategoryNames, ccTypeNames]).toEqual([
    { NOTICE: '공지사항', EVENT: '이벤트', NEWS: '보도자료', RECRUITING: '채용', ETC: '기타' },
    { ALL: '전체', OAK_HILLS: '오크힐스', OAK_VALLEY: '오크밸리', SEONGMUNAN: '성문안', WOLSONGRI: '월송리' },
  ]);
});

test('a date has four digits for its year in a list, two on the page of a notice (spec 000 §9)', () =>
  expect([listDay('2026-11-02'), detailDay('2026-11-02')]).toEqual(['2026.11.02', '26.11.02']));

test.each([
  ['136', 136],
  ['2147483647', 2_147_483_647],
])('%s is a row number', (written, id) => expect(rowId.parse(written)).toBe(id));

test.each(['0', '-1', '1.5', 'abc', '', '2147483648'])('"%s" is not', (written) =>
  expect(rowId.safeParse(written).success).toBe(false),
);

test('a notice has a URL of its own', () => expect(noticePath(136)).toBe('/notice/136'));

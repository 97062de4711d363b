import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notices } from '#contract/news/notice.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { listNotices } from '#server/services/notice/list.ts';
import { newDatabaseUrl } from '../lib/database.ts';

/** More notices than a search counts exactly. */
const noticeCount = 24_000;

let database: Database;
beforeAll(async () => {
  database = await openPostgres((await newDatabaseUrl()) ?? '');
  await database.migrate(() => Promise.resolve());
  for (let start = 1; start <= noticeCount; start += 4_000) {
    await database.db
      .execute(sql`insert into notice (id, category, cc_type, title, contents, created_date, top_contents)
      select n, (enum_range(null::notice_category))[1 + n % 5], (enum_range(null::cc_type))[1 + n / 5 % 5],
        concat_ws(' ', '코스', case when n % 3 = 0 then '공지' end, case when n % 20 = 0 then '안개' end, case when n % 1000 in (7, 8, 9) then '이무기' end, n),
        case when n % 1000 in (7, 8, 9) then '<p>깊은 못</p>' else '' end, date '2020-01-01' + n / 20, n % 8000 = 1
      from generate_series(${start}::int, ${start + 3_999}::int) n`);
  }
  await database.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => database.close());

const list = (filter: object) => listNotices(database, notices.query.parse(filter));
const inOrder = Array.from({ length: noticeCount }, (_, index) => index + 1).toSorted(
  (a, b) => Number(b % 8_000 === 1) - Number(a % 8_000 === 1) || Math.floor(b / 20) - Math.floor(a / 20) || b - a,
);
const page = (number: number, totalElements: number) => ({
  number,
  size: 10,
  totalPages: Math.ceil(totalElements / 10),
  totalElements,
});
const expected = (matches: readonly number[], number: number, total = matches.length) => ({
  ids: matches.slice(10 * number - 10, 10 * number),
  page: page(number, total),
});

async function summarize(filter: object) {
  const { content, page: answeredPage } = await list(filter);
  return { ids: content.map(({ id }) => id), page: answeredPage };
}

describe(`among ${noticeCount.toLocaleString('en')} notices`, () => {
  test.each([1, 2, 600, 1_200, 1_201, 2_399, 2_400])(
    'page %i equals the one with all matches counted',
    async (number) => {
      expect(await summarize({ page: number })).toEqual(expected(inOrder, number));
    },
  );

  test.each([1, 60, 192])(
    'page %i of one club, with the notices for all clubs, and of one category does, too',
    async (number) => {
      const [allClubs, oakValley] = [0, 2];
      const matches = inOrder.filter((id) => id % 5 === 1 && [allClubs, oakValley].includes(Math.floor(id / 5) % 5));
      expect(await summarize({ page: number, category: 'EVENT', ccType: 'OAK_VALLEY' })).toEqual(
        expected(matches, number),
      );
    },
  );

  test.each([
    ['공지', 3, 0],
    ['안개', 20, 0],
    ['ㅇㄱ', 20, 0],
  ])(
    'of more than three hundred matches of %s the first three hundred count, in complete order',
    async (query, interval, remainder) => {
      const matches = inOrder.filter((id) => id % interval === remainder);
      for (const number of [1, 2, 15, 30])
        expect(await summarize({ query, page: number })).toEqual(expected(matches, number, 300));
      expect(await summarize({ query, page: 31 })).toEqual(expected(matches, 30, 300));
    },
  );

  test.each([[{ query: '이무기' }], [{ query: 'ㅇㅁㄱ' }], [{ query: '깊은 못', searchType: 'CONTENTS' }]])(
    'rare matches, %j, three of each day, are counted completely',
    async (filter) => {
      const matches = inOrder.filter((id) => [7, 8, 9].includes(id % 1_000));
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
        expect(await summarize({ ...filter, page: number })).toEqual(expected(matches, number));
    },
  );

  test('a search within a small kind is counted completely', async () => {
    const matches = inOrder.filter((id) => id % 5 === 0 && id % 3 === 0);
    expect(matches.length).toBeGreaterThan(1_000);
    expect(await summarize({ query: '공지', category: 'NOTICE', page: 160 })).toEqual(expected(matches, 160));
  });

  test('a search without matches is empty', async () => {
    for (const query of ['펭귄', 'ㅃㅉㄸ', '지공', '공지코스'])
      expect(await summarize({ query })).toEqual({
        ids: [],
        page: { number: 1, size: 10, totalPages: 1, totalElements: 0 },
      });
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clubOperations, operationOn, type ClubOperation } from '#contract/clubs/operation.ts';
import { success } from '#contract/http/envelope.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { notice, scheduleTable } from '#server/db/site-schema.ts';
import { closuresOf } from '#server/services/club/closures.ts';
import { firstTeesOf } from '#server/services/club/first-tees.ts';
import { tablesIn } from '#server/services/club/html-tables.ts';
import { startApp, type TestApp } from './lib/app.ts';

async function operations(app: TestApp) {
  const list = success(clubOperations.result).parse(await (await app.get(clubOperations.path)).json()).data;
  return Object.fromEntries(list.map((each) => [each.key, each])) as Record<ClubKey, ClubOperation>;
}

const months = (...ranges: [count: number, time: string | null][]) =>
  ranges.flatMap(([count, time]) => Array.from({ length: count }, () => time));

test('the days of each club are those of the notice of closures and of its schedules', async () => {
  expect(await operations(await startApp())).toEqual({
    seongmunan: {
      key: 'seongmunan',
      reservationTel: '1588-7676',
      closures: [{ from: '2027-01-11', until: '2027-01-15' }],
      firstTees: months(
        [2, '07:50'],
        [1, '07:00'],
        [2, '06:00'],
        [3, '05:30'],
        [2, '06:10'],
        [1, '06:50'],
        [1, '07:40'],
      ),
    },
    oakvalley: {
      key: 'oakvalley',
      reservationTel: '1588-7676',
      closures: [{ from: '2026-12-14', until: '2027-03-11' }],
      firstTees: months([12, null]),
    },
    oakhills: {
      key: 'oakhills',
      reservationTel: '1588-7676',
      closures: [{ from: '2026-12-21', until: '2027-02-28' }],
      firstTees: months([2, '07:50'], [3, '06:20'], [3, '05:40'], [3, '06:30'], [1, '07:50']),
    },
    wolsongri: {
      key: 'wolsongri',
      reservationTel: '1588-7676',
      closures: [{ from: '2026-12-28', until: '2027-02-18' }],
      firstTees: months([2, '08:00'], [3, '06:20'], [3, '05:40'], [3, '06:30'], [1, '08:00']),
    },
  });
});

test('a newer notice of closures replaces an older one, unless it is not published', async () => {
  const app = await startApp();
  const closed = (period: string) =>
    `<table><tr><th>클럽</th><th>휴장 기간</th></tr><tr><td>오크힐스</td><td>${period}</td></tr></table>`;
  const newer = { category: 'NOTICE', ccType: 'ALL', title: '휴장', createdDate: '2026-11-19' } as const;
  await app.deps.db.insert(notice).values([
    { ...newer, contents: closed('12월 1일(화) ~ 5일(토)') },
    { ...newer, createdDate: '2026-11-20', exposure: false, contents: closed('12월 7일(월)') },
    { ...newer, createdDate: '2025-11-19', contents: closed('2026년 12월 9일(수)') },
  ]);
  const { oakhills, oakvalley } = await operations(app);
  expect([oakhills.closures, oakvalley.closures]).toEqual([
    [{ from: '2026-12-01', until: '2026-12-05' }],
    [{ from: '2026-12-14', until: '2027-03-11' }],
  ]);
});

test('without schedules and notices nothing is invented', async () => {
  const app = await startApp();
  await app.deps.db.delete(scheduleTable);
  await app.deps.db.update(notice).set({ exposure: false }).where(eq(notice.exposure, true));
  const found = await operations(app);
  expect(Object.values(found).map(({ closures, firstTees }) => [closures, firstTees])).toEqual(
    Array.from({ length: 4 }, () => [[], months([12, null])]),
  );
});

describe('periods of closure', () => {
  const closures = (cell: string, createdDate = '2026-11-16') =>
    closuresOf('월송리', [
      {
        createdDate,
        contents: `<table><tr><th>클럽</th><th>휴장 기간</th></tr><tr><th>월송리</th><td>${cell}</td></tr></table>`,
      },
    ]);

  test.each([
    ['12월 28일(월) ~ 2027년 2월 18일(목)', [{ from: '2026-12-28', until: '2027-02-18' }]],
    ['12월 28일 ~ 2월 18일', [{ from: '2026-12-28', until: '2027-02-18' }]],
    ['1월 11일(월)만 휴장', [{ from: '2027-01-11', until: '2027-01-11' }]],
    [
      '11월 2일 ~ 6일, 12월 7일',
      [
        { from: '2026-11-02', until: '2026-11-06' },
        { from: '2026-12-07', until: '2026-12-07' },
      ],
    ],
    ['2027년 2월 18일 ~ 2027년 2월 1일', []],
    ['2월 30일', []],
    ['눈이 그칠 때까지', []],
    ['없음', []],
  ])('"%s" are %j', (cell, expected) => expect(closures(cell)).toEqual(expected));

  test('of another club, or in another table, are none', () => {
    const [head, row] = ['<tr><th>클럽</th><th>휴장 기간</th></tr>', '<tr><td>성문안</td><td>12월 1일</td></tr>'];
    expect(
      [`<table>${head}${row}</table>`, `<table>${head.replace('클럽', '코스')}${row}</table>`, '<p>휴장 기간</p>'].map(
        (contents) => closuresOf('월송리', [{ createdDate: '2026-11-16', contents }]),
      ),
    ).toEqual([[], [], []]);
  });
});

test('first teams of unknown months, and times in words, are left out', () => {
  const table = (head: string, ...rows: string[]) =>
    `<table><tr><th>월</th><th>${head}</th></tr>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  expect(
    [
      table('첫 팀', '<th>13월</th><td>06:00</td>', '<th>해마다</th><td>06:00</td>', '<th>2월</th><td>해 뜰 무렵</td>'),
      table('마지막 팀', '<th>1~12월</th><td>13:00</td>'),
      '<p>준비 중</p>',
    ].map((html) => firstTeesOf([html])),
  ).toEqual(Array.from({ length: 3 }, () => months([12, null])));
});

test('the cells of tables are read without their tags', () => {
  expect(
    tablesIn(
      '<p>앞</p><table><caption>표</caption><thead><tr><th scope="col">가 <b>나</b></th></tr></thead><tbody><tr><td>다&amp;라</td><td></td></tr></tbody></table><table></table>',
    ),
  ).toEqual([[['가 나'], ['다&라', '']], []]);
});

describe('a club', () => {
  const operation: ClubOperation = {
    key: 'oakhills',
    reservationTel: '',
    closures: [{ from: '2026-12-21', until: '2027-02-28' }],
    firstTees: months([2, '07:50'], [8, '06:20'], [1, '06:30'], [1, null]),
  };
  test.each([
    ['2026-11-30', '오늘 영업 · 첫 티 06:30'],
    ['2026-12-20', '오늘 영업'],
    ['2026-12-21', '오늘 휴장 · 2월 28일까지'],
    ['2027-02-28', '오늘 휴장 · 2월 28일까지'],
    ['2027-03-01', '오늘 영업 · 첫 티 06:20'],
  ])('on %s: %s', (day, words) => expect(operationOn(operation, day)).toBe(words));
});

import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages } from '#contract/shared/messages.ts';
import { noticeById, notices } from '#contract/news/notice.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import content from '#server/db/seed/content/notices.json' with { type: 'json' };
import { notice, noticeCount } from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async (query = '') => answerOf(await app.get(`/api/v1/notices${query}`));
const listOf = async (query = '') => z.object({ data: notices.result }).parse(await getResult(query)).data;
const idsOf = async (query = '') => (await listOf(query)).content.map(({ id }) => id);
const getNotice = async (id: number) => z.object({ data: noticeById.result }).parse(await getResult(`/${id}`)).data;

const byDay = content.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id);
const sortedContent = [
  ...byDay.filter(({ topContents }) => topContents),
  ...byDay.filter(({ topContents }) => !topContents),
];
const withoutContents = ({ contents: _, ...listedNotice }: (typeof content)[number]) => listedNotice;
const page = (number: number, totalElements: number, size = 10) => ({
  number,
  size,
  totalPages: Math.max(1, Math.ceil(totalElements / size)),
  totalElements,
});

describe('the list of notices', () => {
  test('has the pinned ones first, then the newest, ten a page, without their texts', async () => {
    expect(await getResult()).toEqual(
      ok({ content: sortedContent.slice(0, 10).map(withoutContents), page: page(1, 150) }),
    );
  });

  test('has every notice once, for any page size', async () => {
    for (const size of [1, 7, 50]) {
      const pages = Array.from({ length: Math.ceil(150 / size) }, (_, index) =>
        idsOf(`?size=${size}&page=${index + 1}`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(sortedContent.map(({ id }) => id));
    }
  }, 60_000);

  test('of the same day has the last created first, and another order once one is pinned', async () => {
    const row = { category: 'ETC', ccType: 'ALL', title: '', contents: '', createdDate: '2026-11-20' } as const;
    await app.deps.db.insert(notice).values([
      { ...row, id: 900 },
      { ...row, id: 901 },
    ]);
    expect((await idsOf()).slice(4, 7)).toEqual([901, 900, 150]);
    await app.deps.db.update(notice).set({ topContents: true }).where(eq(notice.id, 900));
    expect((await idsOf()).slice(0, 6)).toEqual([900, ...sortedContent.slice(0, 4).map(({ id }) => id), 901]);
  });

  test('beyond its end is its last page', async () => {
    for (const number of [16, 1_000_000])
      expect(await getResult(`?page=${number}`)).toEqual(
        ok({ content: sortedContent.slice(140).map(withoutContents), page: page(15, 150) }),
      );
  });

  test('without notices is one empty page', async () => {
    await app.deps.db.delete(notice);
    expect(await getResult('?page=3')).toEqual(ok({ content: [], page: page(1, 0) }));
  });

  test.each([
    ['EVENT', 'ALL'],
    ['ALL', 'OAK_HILLS'],
    ['RECRUITING', 'SEONGMUNAN'],
    ['ALL', 'WOLSONGRI'],
  ])('of %s and %s contains those and the ones for all clubs, in the same order', async (category, ccType) => {
    const expected = sortedContent.filter(
      (each) =>
        (category === 'ALL' || each.category === category) &&
        (ccType === 'ALL' || ['ALL', ccType].includes(each.ccType)),
    );
    expect(await getResult(`?category=${category}&ccType=${ccType}&size=50`)).toEqual(
      ok({ content: expected.slice(0, 50).map(withoutContents), page: page(1, expected.length, 50) }),
    );
    const last = Math.ceil(expected.length / 2);
    expect(await idsOf(`?category=${category}&ccType=${ccType}&size=2&page=${last}`)).toEqual(
      expected.slice(2 * (last - 1)).map(({ id }) => id),
    );
  });

  test('of each club begins with what is pinned for all, has every notice of it and for all once, and counts them', async () => {
    for (const club of ['OAK_HILLS', 'OAK_VALLEY', 'SEONGMUNAN', 'WOLSONGRI']) {
      const expected = sortedContent.filter(({ ccType }) => ['ALL', club].includes(ccType)).map(({ id }) => id);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(expected.length / 7) }, (_, index) =>
          listOf(`?ccType=${club}&size=7&page=${index + 1}`),
        ),
      );
      expect([
        pages.flatMap(({ content: rows }) => rows.map(({ id }) => id)),
        new Set(pages.map(({ page: { totalElements } }) => totalElements)),
      ]).toEqual([expected, new Set([expected.length])]);
      expect(pages[0]?.content[0]?.title).toBe('2026~2027 시즌 동계 휴장 및 재개장 일정');
    }
  });

  test('of a club is read from one index, in list order and with the titles that searches compare', async () => {
    const query = sql`explain select id from notice where exposure and cc_type in ('ALL', 'WOLSONGRI') and category = 'EVENT' and position('안개' in title_folded) > 0 order by top_contents desc, created_date desc, id desc limit 10`;
    const plan = await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return z
        .object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) })
        .parse(await tx.execute(query))
        .rows.map((row) => row['QUERY PLAN']);
    });
    expect([plan.filter((line) => line.includes('Scan')), plan.filter((line) => line.includes('Sort'))]).toEqual([
      [expect.stringContaining('Index Only Scan Backward using notice_category_wolsongri_order')],
      [],
    ]);
  });

  test('omits hidden notices', async () => {
    const [hidden] = sortedContent;
    await app.deps.db
      .update(notice)
      .set({ exposure: false })
      .where(eq(notice.id, hidden?.id ?? 0));
    expect(await getResult()).toEqual(
      ok({ content: sortedContent.slice(1, 11).map(withoutContents), page: page(1, 149) }),
    );
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1000001',
    '?size=0',
    '?size=51',
    '?category=NONE',
    '?ccType=oakhills',
    '?searchType=BOTH',
    `?query=${'가'.repeat(101)}`,
  ])('with the invalid query %s is rejected in Korean', async (query) => {
    expect(await getResult(query)).toMatchObject({ http: 400, message: expect.stringMatching(/[가-힣]/) });
  });
});

describe('the counts of the list', () => {
  const getCounts = async () =>
    (await app.deps.db.select().from(noticeCount))
      .filter(({ total }) => total !== 0)
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

  test('follow every insert, update and delete of notices', async () => {
    const { db } = app.deps;
    const row = { category: 'NEWS', ccType: 'WOLSONGRI', title: '', contents: '', createdDate: '2019-03-31' } as const;
    const total = async (query = '') => (await listOf(query)).page.totalElements;
    const steps: [() => Promise<unknown>, number, number][] = [
      [() => db.insert(notice).values([row, row, { ...row, exposure: false }]), 152, 2],
      [() => db.update(notice).set({ exposure: true }).where(eq(notice.createdDate, '2019-03-31')), 153, 3],
      [
        () =>
          db
            .update(notice)
            .set({ createdDate: '2020-01-01', topContents: true, category: 'ETC' })
            .where(eq(notice.createdDate, '2019-03-31')),
        153,
        0,
      ],
      [() => db.delete(notice).where(eq(notice.createdDate, '2020-01-01')), 150, 0],
      [() => db.delete(notice).where(sql`false`), 150, 0],
      [() => db.execute(sql`truncate notice`), 0, 0],
    ];
    const before = await total('?category=NEWS&ccType=WOLSONGRI');
    for (const [step, expectedTotal, more] of steps) {
      await step();
      expect([await total(), await total('?category=NEWS&ccType=WOLSONGRI')]).toEqual([
        expectedTotal,
        expectedTotal === 0 ? 0 : before + more,
      ]);
    }
  });

  test('of each club follow notices for all clubs, and those that become so', async () => {
    const { db } = app.deps;
    const row = { category: 'NEWS', title: '', contents: '', createdDate: '2019-03-31' } as const;
    const clubs = ['ALL', 'OAK_HILLS', 'WOLSONGRI'] as const;
    const totals = () =>
      Promise.all(clubs.map(async (ccType) => (await listOf(`?category=NEWS&ccType=${ccType}`)).page.totalElements));
    const before = await totals();
    const added = async () => (await totals()).map((total, index) => total - (before[index] ?? 0));
    await db.insert(notice).values([
      { ...row, ccType: 'ALL' },
      { ...row, ccType: 'WOLSONGRI' },
    ]);
    expect(await added()).toEqual([2, 1, 2]);
    await db.update(notice).set({ ccType: 'ALL' }).where(eq(notice.createdDate, '2019-03-31'));
    expect(await added()).toEqual([2, 2, 2]);
    await db.delete(notice).where(eq(notice.createdDate, '2019-03-31'));
    expect(await added()).toEqual([0, 0, 0]);
  });

  test('are rolled back with the transaction', async () => {
    const before = await getCounts();
    const rolledBack = app.deps.db.transaction(async (tx) => {
      await tx.delete(notice);
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    expect(await getCounts()).toEqual(before);
    expect(await app.deps.db.$count(notice)).toBe(150);
  });
});

describe('a notice', () => {
  test('is complete, with the older one before it and the newer one after it, pinned or not', async () => {
    for (const index of [0, 1, 42, 75, 148, 149]) {
      const [newer, current, older] = [byDay[index - 1], byDay[index], byDay[index + 1]];
      if (!current) throw new Error('There is no such notice.');
      const linkTo = (neighbour: typeof current | undefined) =>
        neighbour ? { id: neighbour.id, title: neighbour.title, newNotice: neighbour.newNotice } : null;
      expect(await getResult(`/${current.id}`)).toEqual(ok({ ...current, prev: linkTo(older), next: linkTo(newer) }));
    }
  });

  test('has no hidden neighbours, and none if it is the only one', async () => {
    const { db } = app.deps;
    await db
      .update(notice)
      .set({ exposure: false })
      .where(eq(notice.id, byDay[1]?.id ?? 0));
    expect((await getNotice(byDay[0]?.id ?? 0)).prev?.id).toBe(byDay[2]?.id);
    await db.delete(notice).where(sql`id <> 7`);
    expect(await getNotice(7)).toMatchObject({ prev: null, next: null });
  });

  test('that is hidden or does not exist is not found', async () => {
    await app.deps.db.update(notice).set({ exposure: false }).where(eq(notice.id, 7));
    for (const id of [7, 151, 2_147_483_647])
      expect(await getResult(`/${id}`)).toEqual(refused(404, messages.notFound));
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '%20'])('with the invalid number %s is rejected', async (id) => {
    expect(await getResult(`/${id}`)).toEqual(refused(400, refusalMessages.invalidRequest));
  });
});

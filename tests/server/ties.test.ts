import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noticeById } from '#contract/news/notice.ts';
import { specialOfferById } from '#contract/news/special-offer.ts';
import { sessionOf } from '#contract/http/token.ts';
import { consent, session } from '#server/db/schema.ts';
import {
  banner,
  bookingInfo,
  club,
  course,
  drivingRangeBooking,
  drivingRangeCourse,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  keyVisual,
  membershipInfo,
  notice,
  popup,
  scheduleTable,
  specialOffer,
} from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { tokenOf } from './lib/read.ts';

// Rows that differ in their number only, stored in another order than listed.

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async <S extends z.ZodMiniType>(path: string, result: S): Promise<z.output<S>> =>
  result.parse(z.object({ data: z.unknown() }).parse(await (await app.get(`/api/v1/${path}`)).json()).data);
const rowsWithId = z.array(z.object({ id: z.int() }));
const idsOf = async (path: string) => (await getResult(path, rowsWithId)).map(({ id }) => id);

describe('rows of one position are listed by number', () => {
  test.each([
    ['popup', popup],
    ['faqs', faq],
    ['membership-infos', membershipInfo],
    ['cc', club],
    ['key-visuals?pageType=MAIN', keyVisual],
    ['courses?idGolfCC=133', course],
    ['fee?idGolfCC=133', fee],
    ['booking?idGolfCC=133', bookingInfo],
    ['booking/schedule-table?idGolfCC=133', scheduleTable],
    ['guest-info?idGolfCC=133', guestInfo],
    ['driving-range/course', drivingRangeCourse],
    ['driving-range/fee', drivingRangeFee],
    ['driving-range/booking', drivingRangeBooking],
  ] as const)('at %s', async (path, table) => {
    const rows = await app.deps.db.select({ id: table.id }).from(table).orderBy(desc(table.id));
    for (const { id } of rows) await app.deps.db.update(table).set({ position: 7 }).where(eq(table.id, id));
    const ids = await idsOf(path);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('at banners', async () => {
    await app.deps.db
      .insert(banner)
      .values([9, 8, 7].map((id) => ({ id, position: -1, title: String(id), linkUrl: '/' })));
    expect(
      (await getResult('banners', z.array(z.object({ title: z.string() })))).slice(0, 3).map(({ title }) => title),
    ).toEqual(['7', '8', '9']);
  });
});

describe('notices of one day', () => {
  const row = { category: 'ETC', ccType: 'ALL', title: '', contents: '' } as const;
  const neighbourIds = async (id: number) => {
    const { prev, next } = await getResult(`notices/${id}`, noticeById.result);
    return [prev?.id ?? null, id, next?.id ?? null];
  };

  test('follow each other by number, between those of the days around them', async () => {
    const { db } = app.deps;
    await db.delete(notice);
    await db.insert(notice).values([
      { ...row, id: 12, createdDate: '2026-11-20' },
      { ...row, id: 11, createdDate: '2026-11-20' },
      { ...row, id: 10, createdDate: '2026-11-20', topContents: true },
      { ...row, id: 13, createdDate: '2026-11-19' },
      { ...row, id: 9, createdDate: '2026-11-21' },
    ]);
    expect(await Promise.all([13, 10, 11, 12, 9].map(neighbourIds))).toEqual([
      [null, 13, 10],
      [13, 10, 11],
      [10, 11, 12],
      [11, 12, 9],
      [12, 9, null],
    ]);
  });

  test('follow each other in an odd number, an even one, and alone', async () => {
    const { db } = app.deps;
    for (const count of [1, 2, 3, 4]) {
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      await db.delete(notice);
      await db.insert(notice).values(ids.toReversed().map((id) => ({ ...row, id, createdDate: '2026-12-31' })));
      expect(await Promise.all(ids.map(neighbourIds))).toEqual(
        ids.map((id) => [id > 1 ? id - 1 : null, id, id < count ? id + 1 : null]),
      );
      const { content } = await getResult('notices', z.object({ content: rowsWithId }));
      expect(content.map(({ id }) => id)).toEqual(ids.toReversed());
    }
  });

  test('are each on one page, for any page size, also at the end of a month and a year', async () => {
    const { db } = app.deps;
    await db.delete(notice);
    const days = ['2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01'];
    await db
      .insert(notice)
      .values(
        days.flatMap((createdDate, day) => [1, 2, 3].map((each) => ({ ...row, id: 10 * day + each, createdDate }))),
      );
    const expected = [33, 32, 31, 23, 22, 21, 13, 12, 11, 3, 2, 1];
    for (const size of [1, 2, 5, 12]) {
      const pages = Array.from({ length: Math.ceil(12 / size) }, (_, index) =>
        getResult(`notices?size=${size}&page=${index + 1}`, z.object({ content: rowsWithId })),
      );
      expect((await Promise.all(pages)).flatMap(({ content }) => content.map(({ id }) => id))).toEqual(expected);
    }
  });
});

test('offers that began on one day follow each other by number, the last created first', async () => {
  const { db } = app.deps;
  await db.delete(specialOffer);
  const row = {
    category: 'etc',
    title: '',
    summary: '',
    thumbnail: '',
    contents: '',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
  } as const;
  await db.insert(specialOffer).values([2, 1, 3].map((id) => ({ ...row, id })));
  const neighbourIds = async (id: number) => {
    const { prev, next } = await getResult(`special-offers/${id}`, specialOfferById.result);
    return [prev?.id ?? null, next?.id ?? null];
  };
  expect(await Promise.all([3, 2, 1].map(neighbourIds))).toEqual([
    [null, 2],
    [3, 1],
    [2, null],
  ]);
});

test('sessions of one moment are listed by their names, this one first', async () => {
  const tokens = [];
  for (let count = 0; count < 4; count += 1) tokens.push(await tokenOf(app));
  const [current = ''] = tokens;
  const otherIds = tokens.slice(1).map(sessionOf).toSorted();
  await app.deps.db.update(session).set({ device: sql`${session.device}` });
  const sessions = z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .parse(await myPage(app, current).get('my/sessions'));
  expect(sessions.data.map(({ id }) => id)).toEqual([sessionOf(current), ...otherIds]);
});

test('consents of one moment are listed by number, the last given first', async () => {
  const { db } = app.deps;
  const token = await tokenOf(app);
  const rows = await db
    .select({ id: consent.id, kind: consent.kind, documentType: consent.documentType })
    .from(consent)
    .where(eq(consent.memberId, 1))
    .orderBy(desc(consent.id));
  for (const { id } of rows.toReversed())
    await db.update(consent).set({ documentVersion: '2026-11-01' }).where(eq(consent.id, id));
  const consents = z
    .object({ data: z.array(z.object({ kind: z.string(), documentType: z.string() })) })
    .parse(await myPage(app, token).get('my/consents'));
  expect(consents.data).toEqual(rows.map(({ id: _, ...expectedConsent }) => expectedConsent));
});

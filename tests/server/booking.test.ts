import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { booking } from '#server/db/schema.ts';
import { listBookings } from '#server/services/booking/list.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const year = { playDateFrom: '2026-01-01', playDateTo: '2026-12-31' } as const;
const invalid = refused(400, refusalMessages.invalidRequest);

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
  await app.deps.db.delete(booking);
});

const row = {
  memberId: 1,
  membershipNumber: '51-02-004417',
  guestName: '김하늘',
  propertyNo: '41',
  playDate: '2026-05-05',
  playTime: '0712',
  holes: '18',
  status: 'I',
} as const;

const listedBooking = {
  MEMB_NO: '51-02-004417',
  RSVN_GEST_NAME: '김하늘',
  PROPERTY_NO: '41',
  PLAY_DATE: '2026-05-05',
  PLAY_TIME: '0712',
  HOLE_TYPE_CODE: '18',
  GOLF_RSVN_TYPE_CODE: 'I',
};

describe('bookings', () => {
  test('are listed as the reservation system spells them, with an empty string for a missing membership', async () => {
    await app.deps.db
      .insert(booking)
      .values([
        row,
        { ...row, membershipNumber: null, guestName: '강마루', playDate: '2026-05-04', holes: '9', status: 'N' },
      ]);
    expect(await myPage(app, token).bookings(year)).toEqual(
      ok([
        listedBooking,
        {
          ...listedBooking,
          MEMB_NO: '',
          RSVN_GEST_NAME: '강마루',
          PLAY_DATE: '2026-05-04',
          HOLE_TYPE_CODE: '9',
          GOLF_RSVN_TYPE_CODE: 'N',
        },
      ]),
    );
  });

  test('are sorted by day, then hour, then creation, latest first', async () => {
    await app.deps.db.insert(booking).values([
      { ...row, guestName: '셋' },
      { ...row, guestName: '둘' },
      { ...row, guestName: '하나', playTime: '1000' },
      { ...row, guestName: '먼저', playDate: '2026-05-06', playTime: '0600' },
    ]);
    expect(await myPage(app, token).bookings(year)).toEqual(
      ok([
        { ...listedBooking, RSVN_GEST_NAME: '먼저', PLAY_DATE: '2026-05-06', PLAY_TIME: '0600' },
        { ...listedBooking, RSVN_GEST_NAME: '하나', PLAY_TIME: '1000' },
        { ...listedBooking, RSVN_GEST_NAME: '둘' },
        { ...listedBooking, RSVN_GEST_NAME: '셋' },
      ]),
    );
  });

  test('of the same hour are sorted latest created first, whatever index the database scans', async () => {
    await app.deps.db
      .insert(booking)
      .values(Array.from({ length: 20 }, (_, index) => ({ ...row, guestName: String(index) })));
    const names = await app.deps.db.transaction(async (tx) => {
      for (const scanMethod of ['indexscan', 'bitmapscan', 'indexonlyscan'])
        await tx.execute(sql.raw(`set local enable_${scanMethod} = off`));
      const listedNow = await listBookings(
        { ...app.deps, db: tx },
        { id: '', memberId: 1, tokenHash: '' },
        { ...year, courseCode: '11', membNo: 'b' },
      );
      return listedNow.map(({ RSVN_GEST_NAME }) => RSVN_GEST_NAME);
    });
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => String(19 - index)));
  });

  test.each([
    ['41', '71'],
    ['51', '41'],
    ['61', '51'],
    ['71', '46'],
  ] as const)('of course %s are those of property %s', async (courseCode, propertyNo) => {
    await app.deps.db
      .insert(booking)
      .values(['41', '51', '46', '71', '61'].map((each) => ({ ...row, propertyNo: each })));
    expect(await myPage(app, token).bookings({ ...year, courseCode })).toEqual(
      ok([{ ...listedBooking, PROPERTY_NO: propertyNo }]),
    );
  });

  test('include the first and the last requested day', async () => {
    await app.deps.db
      .insert(booking)
      .values(['2026-05-04', '2026-05-05', '2026-05-06'].map((playDate) => ({ ...row, playDate })));
    expect(await myPage(app, token).bookings({ playDateFrom: '2026-05-05', playDateTo: '2026-05-05' })).toEqual(
      ok([listedBooking]),
    );
    expect(await myPage(app, token).counts({ playDateFrom: '2026-05-05', playDateTo: '2026-05-05' })).toEqual(
      ok({ booking: 0, internals: 1, cancel: 0 }),
    );
  });

  test('on another member’s membership number are not listed', async () => {
    await app.deps.db.insert(booking).values({ ...row, memberId: 2, membershipNumber: '51-21-000118' });
    expect(await myPage(app, token).bookings({ ...year, membNo: '51-21-000118' })).toEqual(ok([]));
    expect(await myPage(app, token).counts({ ...year, membNo: '51-21-000118' })).toEqual(
      ok({ booking: 0, internals: 0, cancel: 0 }),
    );
  });
});

describe.each(['my/booking', 'my/booking/count'])('a query of %s', (path) => {
  const range = { playDateFrom: '2026-05-01', playDateTo: '2026-05-31' };

  test.each<[object, object]>([
    [{ ...range, playDateFrom: '2026-06-01' }, refused(400, myPageMessages.dateOrder)],
    [{ ...range, playDateFrom: '2026-02-30' }, invalid],
    [{ ...range, playDateTo: '2026-13-01' }, invalid],
    [{ ...range, playDateTo: '20260531' }, invalid],
    [{ ...range, playDateTo: '2026-05-31T00:00:00Z' }, invalid],
    [{ ...range, playDateFrom: '0000-01-01' }, invalid],
    [{ playDateFrom: '2026-05-01' }, invalid],
    [{ playDateTo: '2026-05-31' }, invalid],
    [{}, invalid],
    [{ ...range, courseCode: '46' }, invalid],
    [{ ...range, courseCode: '' }, invalid],
    [{ ...range, statusCode: 'C' }, invalid],
    [{ ...range, statusCode: '' }, invalid],
    [{ ...range, membNo: '' }, invalid],
    [{ ...range, membNo: '1'.repeat(31) }, invalid],
  ])('%j is refused', async (query, refusal) => {
    expect(
      await answerOf(await app.get(`/api/v1/${path}?${new URLSearchParams(Object.entries(query)).toString()}`, token)),
    ).toEqual(refusal);
  });
});

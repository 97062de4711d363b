import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { bookingInfo, club, clubTerms, course, fee, guestInfo, hole, scheduleTable } from '#server/db/site-schema.ts';
import bookingContent from '#server/db/seed/content/booking-info.json' with { type: 'json' };
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import courseContent from '#server/db/seed/content/courses.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestContent from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import termsContent from '#server/db/seed/content/terms.json' with { type: 'json' };
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async (path: string, target = app) => answerOf(await target.get(`/api/v1/${path}`));
const itemsOf = <Item>(content: readonly { idGolfCC: number; items: Item[] }[], id: number) =>
  content.find(({ idGolfCC }) => idGolfCC === id)?.items ?? [];
const withoutHoles = courseContent.map(({ golfCourseHoles: _, ...listedCourse }) => listedCourse);

const listedClubs = clubContent.map(({ directions: _, ...listedClub }) => listedClub);

describe('clubs', () => {
  test('are the four of the content, complete and in its order', async () => {
    expect(await getResult('cc')).toEqual(ok(listedClubs));
  });

  test('are in the order that an operator sets', async () => {
    await app.deps.db.update(club).set({ position: -1 }).where(eq(club.key, 'wolsongri'));
    expect(await getResult('cc')).toMatchObject({ data: [{ id: 135 }, { id: 132 }, { id: 133 }, { id: 134 }] });
  });

  test('show the pictures that an operator sets', async () => {
    await app.deps.db.update(club).set({ storyImage: 'new-story', cardImage: 'new-card' }).where(eq(club.id, 133));
    const [, valley] = listedClubs.map((each) => ({
      ...each,
      storyCard: { ...each.storyCard, backgroundImage: 'new-story' },
      courseCard: { ...each.courseCard, thumbnail: 'new-card' },
    }));
    expect(await getResult('cc')).toEqual(ok(listedClubs.map((each) => (each.id === 133 ? valley : each))));
  });
});

describe('directions', () => {
  test.each(clubContent)(
    'to $nameKo are those of the content',
    async ({ id, nameKo, address, phone, lat, lng, directions }) => {
      expect(await getResult(`cc/directions?idGolfCC=${id}`)).toEqual(
        ok({ nameKo, address, phone, lat, lng, ...directions }),
      );
    },
  );

  test('to an unknown club are not found, and an invalid number is rejected', async () => {
    for (const id of ['1', '131', '2147483647'])
      expect(await getResult(`cc/directions?idGolfCC=${id}`)).toEqual(refused(404, messages.notFound));
    for (const query of ['', '?idGolfCC=0', '?idGolfCC=oakhills', '?idGolfCC=2147483648'])
      expect(await getResult(`cc/directions${query}`)).toEqual(refused(400, refusalMessages.invalidRequest));
  });
});

describe('courses', () => {
  test('of Oak Valley are its four, in playing order', async () => {
    expect(await getResult('courses?idGolfCC=133')).toEqual(
      ok(withoutHoles.filter(({ idGolfCC }) => idGolfCC === 133)),
    );
    await app.deps.db.update(course).set({ position: -1 }).where(eq(course.name, 'Cherry'));
    expect(await getResult('courses?idGolfCC=133')).toMatchObject({
      data: [{ name: 'Cherry' }, { name: 'Oak' }, { name: 'Maple' }, { name: 'Pine' }],
    });
  });

  test.each(courseContent.map(({ id }) => id))('number %i has its nine holes by number', async (id) => {
    const expected = courseContent.find((each) => each.id === id);
    const holes = expected?.golfCourseHoles.map((each) => ({ ...each, pcImageUrl: null, mobileImageUrl: null }));
    expect(await getResult(`courses/${id}`)).toEqual(ok({ ...expected, golfCourseHoles: holes }));
  });

  test('show the hole pictures that an operator sets', async () => {
    await app.deps.db
      .update(hole)
      .set({ pcImageUrl: 'hole-1920.webp', mobileImageUrl: 'hole-900.webp' })
      .where(eq(hole.id, 132101));
    expect(await getResult('courses/1321')).toMatchObject({
      data: {
        golfCourseHoles: [
          { pcImageUrl: 'hole-1920.webp', mobileImageUrl: 'hole-900.webp' },
          ...Array.from({ length: 8 }, () => ({ pcImageUrl: null })),
        ],
      },
    });
  });

  test('that do not exist are not found', async () => {
    for (const id of [1, 2_147_483_647])
      expect(await getResult(`courses/${id}`)).toEqual(refused(404, messages.notFound));
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '%20'])('with the invalid number %s are rejected', async (id) => {
    expect(await getResult(`courses/${id}`)).toEqual(refused(400, refusalMessages.invalidRequest));
  });
});

const lists = ['courses', 'fee', 'booking', 'booking/schedule-table', 'guest-info', 'terms'];

describe('the content of a club', () => {
  test('is its fees, schedule tables, booking and guest information', async () => {
    for (const { idGolfCC } of feeContent) {
      expect(await getResult(`fee?idGolfCC=${idGolfCC}`)).toEqual(ok(itemsOf(feeContent, idGolfCC)));
      expect(await getResult(`booking/schedule-table?idGolfCC=${idGolfCC}`)).toEqual(
        ok(itemsOf(scheduleContent, idGolfCC)),
      );
      expect(await getResult(`booking?idGolfCC=${idGolfCC}`)).toEqual(ok(itemsOf(bookingContent, idGolfCC)));
      expect(await getResult(`guest-info?idGolfCC=${idGolfCC}`)).toEqual(ok(itemsOf(guestContent, idGolfCC)));
    }
  });

  test('is the rules for players, then the conditions of use', async () => {
    for (const { idGolfCC, compliance, use } of termsContent) {
      expect(await getResult(`terms?idGolfCC=${idGolfCC}`)).toEqual(
        ok([
          { kind: 'COMPLIANCE', ...compliance },
          { kind: 'USE', ...use },
        ]),
      );
    }
  });

  test.each([
    ['fee', fee],
    ['booking/schedule-table', scheduleTable],
    ['booking', bookingInfo],
    ['guest-info', guestInfo],
  ] as const)('at %s is in the order that an operator sets, with new entries numbered', async (path, table) => {
    const [row] = await app.deps.db.select().from(table).where(eq(table.clubId, 134)).limit(1);
    if (!row) throw new Error('Nothing there.');
    const { id: _, ...copy } = row;
    await app.deps.db.insert(table).values({ ...copy, position: -1, title: '먼저' });
    expect(await getResult(`${path}?idGolfCC=134`)).toMatchObject({
      data: [
        { id: 1_000_000, title: '먼저' },
        { id: row.id },
        ...Array.from({ length: (await app.deps.db.$count(table, eq(table.clubId, 134))) - 2 }, () => ({})),
      ],
    });
  });

  test('contains nothing of other clubs', async () => {
    await app.deps.db.delete(clubTerms).where(eq(clubTerms.clubId, 132));
    expect(await getResult('terms?idGolfCC=132')).toEqual(ok([]));
    expect(await getResult('terms?idGolfCC=135')).toMatchObject({ data: [{ kind: 'COMPLIANCE' }, { kind: 'USE' }] });
  });

  test.each(lists)('at %s is empty for an unknown club and rejected for an invalid number', async (path) => {
    for (const id of ['1', '131', '2147483647']) expect(await getResult(`${path}?idGolfCC=${id}`)).toEqual(ok([]));
    for (const query of [
      '',
      '?idGolfCC=',
      '?idGolfCC=0',
      '?idGolfCC=-132',
      '?idGolfCC=1.5',
      '?idGolfCC=oakhills',
      '?idGolfCC=2147483648',
      '?idgolfcc=132',
    ]) {
      expect(await getResult(path + query)).toEqual(refused(400, refusalMessages.invalidRequest));
    }
  });
});

test.each([
  ['cc', 1],
  ['cc/directions?idGolfCC=133', 1],
  ['courses?idGolfCC=133', 1],
  ['courses/1331', 2],
  ['courses/9', 1],
  ['fee?idGolfCC=133', 1],
  ['terms?idGolfCC=133', 1],
] as const)('%s takes a fixed number of queries: %i', async (path, expected) => {
  let queries = 0;
  const counting = new Proxy<Db>(app.deps.db, {
    get(db, name) {
      if (['select', 'selectDistinct', 'selectDistinctOn', 'execute', '$count', 'query'].includes(String(name)))
        queries += 1;
      const member: unknown = Reflect.get(db, name);
      return typeof member === 'function' ? member.bind(db) : member;
    },
  });
  await getResult(path, secondApp({ ...app.deps, db: counting }));
  expect(queries).toBe(expected);
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageType } from '#contract/site/frame.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import bannerContent from '#server/db/seed/content/banners.json' with { type: 'json' };
import rangeContent from '#server/db/seed/content/driving-range.json' with { type: 'json' };
import visualContent from '#server/db/seed/content/key-visuals.json' with { type: 'json' };
import popupContent from '#server/db/seed/content/popups.json' with { type: 'json' };
import {
  banner,
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourse,
  drivingRangeFee,
  keyVisual,
  popup,
} from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async (path: string) => answerOf(await app.get(`/api/v1/${path}`));
const [evening, closing] = popupContent;

describe('popups and banners', () => {
  test('are those of the content', async () => {
    expect(await getResult('popup')).toEqual(ok(popupContent));
    expect(await getResult('banners')).toEqual(ok(bannerContent));
  });

  test('are in the order that an operator sets', async () => {
    await app.deps.db.update(popup).set({ position: 9 }).where(eq(popup.id, 1));
    await app.deps.db.insert(banner).values({ position: -1, title: '먼저', linkUrl: '/notice' });
    expect(await getResult('popup')).toEqual(ok([closing, evening]));
    expect(await getResult('banners')).toEqual(ok([{ title: '먼저', linkUrl: '/notice' }, ...bannerContent]));
  });

  test('that are not exposed are not listed', async () => {
    await app.deps.db.update(popup).set({ exposure: false }).where(eq(popup.id, 1));
    await app.deps.db.update(banner).set({ exposure: false });
    expect(await getResult('popup')).toEqual(ok([closing]));
    expect(await getResult('banners')).toEqual(ok([]));
  });
});

describe('key visuals', () => {
  test.each(pageType.options)('of %s are those of the content, at least one', async (page) => {
    const expected = visualContent.filter((each) => each.pageType === page);
    expect(expected.length).toBeGreaterThan(0);
    expect(await getResult(`key-visuals?pageType=${page}`)).toEqual(ok(expected));
  });

  test('are in the order that an operator sets, without hidden ones', async () => {
    await app.deps.db.update(keyVisual).set({ position: 9 }).where(eq(keyVisual.id, 1));
    await app.deps.db.update(keyVisual).set({ exposure: false }).where(eq(keyVisual.id, 3));
    expect(await getResult('key-visuals?pageType=MAIN')).toMatchObject({ data: [{ id: 2 }, { id: 4 }, { id: 1 }] });
  });

  test.each(['', '?pageType=', '?pageType=main', '?pageType=NONE', '?pagetype=MAIN'])(
    'with the query %j are rejected',
    async (query) => {
      expect(await getResult(`key-visuals${query}`)).toEqual(refused(400, refusalMessages.invalidRequest));
    },
  );
});

describe('the driving range', () => {
  test('is that of the content', async () => {
    expect(await getResult('driving-range')).toEqual(ok(rangeContent.info));
    expect(await getResult('driving-range/course')).toEqual(ok(rangeContent.courses));
    expect(await getResult('driving-range/fee')).toEqual(ok(rangeContent.fees));
    expect(await getResult('driving-range/booking')).toEqual(ok(rangeContent.bookingInfo));
  });

  test.each([
    ['course', drivingRangeCourse, 204],
    ['fee', drivingRangeFee, 214],
    ['booking', drivingRangeBooking, 223],
  ] as const)('has its list %s in the order that an operator sets', async (path, table, last) => {
    await app.deps.db.update(table).set({ position: -1 }).where(eq(table.id, last));
    expect(JSON.stringify(await getResult(`driving-range/${path}`))).toMatch(
      new RegExp(`^\\{"http":200,"data":\\[\\{"id":${last},`),
    );
  });

  test('without its introduction is an unexpected error', async () => {
    await app.deps.db.delete(drivingRange);
    expect(await getResult('driving-range')).toEqual(refused(500, messages.unexpected));
  });
});

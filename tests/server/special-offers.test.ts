import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages } from '#contract/shared/messages.ts';
import { offerCategories } from '#contract/news/offer-kinds.ts';
import { offerPriceIn } from '#contract/news/offer-price.ts';
import { offerStateOf, offerStates } from '#contract/news/offer-state.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { specialOfferById, specialOffers } from '#contract/news/special-offer.ts';
import content from '#server/db/seed/content/special-offers.json' with { type: 'json' };
import { specialOffer } from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

type Offer = (typeof content)[number];
const getResult = async (path: string) => answerOf(await app.get(`/api/v1/special-offers/${path}`));
const idsOf = async (path: string) =>
  z
    .object({ data: specialOffers.result })
    .parse(await getResult(path))
    .data.content.map(({ id }) => id);
const getOffer = async (id: number) =>
  z.object({ data: specialOfferById.result }).parse(await getResult(String(id))).data;

const cardOf = ({ contents, ...card }: Offer) => ({ ...card, price: offerPriceIn(contents) });
const page = (number: number, totalElements: number, size = 6) => ({
  number,
  size,
  totalPages: Math.max(1, Math.ceil(totalElements / size)),
  totalElements,
});

const latestStart = (a: Offer, b: Offer) => b.startDate.localeCompare(a.startDate) || b.id - a.id;
const orders = {
  running: latestStart,
  coming: (a: Offer, b: Offer) => a.startDate.localeCompare(b.startDate) || b.id - a.id,
  over: (a: Offer, b: Offer) => b.endDate.localeCompare(a.endDate) || latestStart(a, b),
};

/** Returns the list on the day of the tests, or on another day. */
function expectedOffers(category: string, today = '2026-11-20') {
  const ofCategory = content.filter((each) => each.category === category);
  return offerStates.flatMap((state) =>
    ofCategory.filter((each) => offerStateOf(each, today) === state).toSorted(orders[state]),
  );
}

describe('the list of offers', () => {
  test.each(offerCategories)(
    'of %s has all of that category, six a page, running ones first, then upcoming ones',
    async (category) => {
      const offers = expectedOffers(category);
      for (let number = 1; number <= Math.ceil(offers.length / 6); number += 1) {
        expect(await getResult(`${category}?page=${number}`)).toEqual(
          ok({ content: offers.slice(6 * number - 6, 6 * number).map(cardOf), page: page(number, offers.length) }),
        );
      }
    },
  );

  test.each(['2026-08-31', '2026-12-31', '2027-03-05', '2027-07-01', '2027-12-31'])(
    'is on %s in the order of that day, on all of its pages',
    async (today) => {
      app.advance(Date.parse(`${today}T00:00:00+09:00`) - app.deps.now().getTime());
      for (const category of offerCategories) {
        const offers = expectedOffers(category, today).map(({ id }) => id);
        for (const size of [3, 6]) {
          const pages = Array.from({ length: Math.ceil(offers.length / size) }, (_, index) =>
            idsOf(`${category}?page=${index + 1}&size=${size}`),
          );
          expect((await Promise.all(pages)).flat()).toEqual(offers);
        }
      }
    },
  );

  test('has running offers first, the last to start first, then upcoming ones, the soonest first, then past ones, the last to end first', async () => {
    const row = { category: 'etc', title: '', summary: '', thumbnail: '', contents: '' } as const;
    const offerBetween = (id: number, startDate: string, endDate: string) => ({ ...row, id, startDate, endDate });
    await app.deps.db.delete(specialOffer);
    await app.deps.db
      .insert(specialOffer)
      .values([
        offerBetween(1, '2027-05-01', '2027-08-31'),
        offerBetween(2, '2026-09-01', '2026-11-30'),
        offerBetween(3, '2026-09-01', '2026-10-31'),
        offerBetween(4, '2026-11-21', '2026-11-22'),
        offerBetween(5, '2026-11-20', '2026-11-20'),
        offerBetween(6, '2026-10-01', '2026-11-19'),
        offerBetween(7, '2027-05-01', '2027-05-31'),
      ]);
    expect(await idsOf('etc?size=50')).toEqual([5, 2, 4, 7, 1, 6, 3]);
  });

  test('changes its order as the day changes in Korea', async () => {
    const row = { category: 'etc', title: '', summary: '', thumbnail: '', contents: '' } as const;
    await app.deps.db.delete(specialOffer);
    await app.deps.db.insert(specialOffer).values([
      { ...row, id: 1, startDate: '2026-11-10', endDate: '2026-11-20' },
      { ...row, id: 2, startDate: '2026-11-01', endDate: '2026-12-31' },
      { ...row, id: 3, startDate: '2026-11-21', endDate: '2026-12-31' },
    ]);
    expect(await idsOf('etc')).toEqual([1, 2, 3]);
    app.advance(6 * 3_600_000 - 1);
    expect(await idsOf('etc')).toEqual([1, 2, 3]);
    app.advance(1);
    expect(await idsOf('etc')).toEqual([3, 2, 1]);
  });

  test('has offers that began on one day sorted last created first', async () => {
    await app.deps.db
      .update(specialOffer)
      .set({ startDate: '2026-11-01', endDate: '2026-12-31' })
      .where(eq(specialOffer.category, 'etc'));
    const ids = content.filter(({ category }) => category === 'etc').map(({ id }) => id);
    expect(await idsOf('etc')).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('beyond its end is its last page, without offers one empty page', async () => {
    expect(await getResult('package?page=99&size=4')).toEqual(
      ok({ content: expectedOffers('package').slice(12).map(cardOf), page: page(4, 14, 4) }),
    );
    await app.deps.db.delete(specialOffer);
    expect(await getResult('package?page=2')).toEqual(ok({ content: [], page: page(1, 0) }));
  });

  test('omits hidden offers', async () => {
    const [hidden, ...visibleOffers] = expectedOffers('dining');
    await app.deps.db
      .update(specialOffer)
      .set({ exposure: false })
      .where(eq(specialOffer.id, hidden?.id ?? 0));
    expect(await getResult('dining?size=50')).toEqual(ok({ content: visibleOffers.map(cardOf), page: page(1, 9, 50) }));
  });

  test('is searched as notices are: literally, by initials in titles, by visible texts', async () => {
    const { db } = app.deps;
    await db
      .update(specialOffer)
      .set({ title: '가을 100% 특가', contents: '<p>버섯 <strong>골</strong>짜기</p>' })
      .where(eq(specialOffer.id, 103));
    await db
      .update(specialOffer)
      .set({ title: '가을 100원 특가', contents: '<p>골</p><p>짜기</p>' })
      .where(sql`category = 'dining' and id <> 103`);
    const countMatches = async (query: string, searchType = 'TITLE') =>
      (await idsOf(`dining?size=50&${new URLSearchParams({ query, searchType }).toString()}`)).length;
    expect([
      await countMatches('100%'),
      await countMatches('가을100'),
      await countMatches('ㅌㄱ'),
      await countMatches('ㄱㅇㅋ'),
      await countMatches('골짜기', 'CONTENTS'),
      await countMatches('strong', 'CONTENTS'),
      await countMatches('골짜기'),
    ]).toEqual([1, 10, 10, 0, 1, 0, 0]);
  });

  test.each(['foo', 'Package', 'packages', 'package,dining', '%EA%B0%80', '__proto__', '0', '-1', '1.5', '2147483648'])(
    '%s is neither a category nor a number',
    async (path) => {
      expect(await getResult(path)).toEqual(refused(400, refusalMessages.invalidRequest));
    },
  );

  test.each(['package/1', 'foo/1', 'package/'])('%s is an unknown path', async (path) => {
    expect(await getResult(path)).toEqual(refused(404, messages.notFound));
  });
});

describe('an offer', () => {
  test('is complete, between its neighbours in the list of its category', async () => {
    for (const category of offerCategories) {
      const offers = expectedOffers(category);
      for (const [index, offer] of offers.entries()) {
        const linkTo = (target: Offer | undefined) =>
          target ? { id: target.id, title: target.title, newNotice: [115, 116].includes(target.id) } : null;
        expect(await getResult(String(offer.id))).toEqual(
          ok({
            ...offer,
            price: offerPriceIn(offer.contents),
            prev: linkTo(offers[index - 1]),
            next: linkTo(offers[index + 1]),
          }),
        );
      }
    }
  });

  test('has neighbours that are marked as new, and none that are hidden', async () => {
    const [first, second, third] = expectedOffers('etc').map(({ id }) => id);
    await app.deps.db
      .update(specialOffer)
      .set({ newNotice: true })
      .where(eq(specialOffer.id, first ?? 0));
    expect((await getOffer(second ?? 0)).prev).toMatchObject({ id: first, newNotice: true });
    await app.deps.db
      .update(specialOffer)
      .set({ exposure: false })
      .where(eq(specialOffer.id, second ?? 0));
    expect((await getOffer(third ?? 0)).prev?.id).toBe(first);
  });

  test('that is hidden or does not exist is not found', async () => {
    await app.deps.db.update(specialOffer).set({ exposure: false }).where(eq(specialOffer.id, 101));
    for (const id of [101, 1, 2_147_483_647])
      expect(await getResult(String(id))).toEqual(refused(404, messages.notFound));
  });
});

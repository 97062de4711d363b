import { describe, expect, test } from 'vitest';
import clubs from '#server/db/seed/content/clubs.json' with { type: 'json' };
import correctedTexts from '#server/db/seed/content/corrected-texts.json' with { type: 'json' };
import faqs from '#server/db/seed/content/faqs.json' with { type: 'json' };
import fees from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestInfo from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import notices from '#server/db/seed/content/notices.json' with { type: 'json' };
import scheduleTables from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import offers from '#server/db/seed/content/special-offers.json' with { type: 'json' };
import { offerRows } from '#server/db/seed/news-rows.ts';
import { oakhillsFacilities } from '#src/features/club/facilities/oakhills.ts';
import { oakvalleyFacilities } from '#src/features/club/facilities/oakvalley.ts';
import { seongmunanFacilities } from '#src/features/club/facilities/seongmunan.ts';
import { wolsongriFacilities } from '#src/features/club/facilities/wolsongri.ts';

// Facts of the content that two places state: each is compared with the other.

const facilities = {
  oakvalley: oakvalleyFacilities,
  oakhills: oakhillsFacilities,
  seongmunan: seongmunanFacilities,
  wolsongri: wolsongriFacilities,
};
const names = { oakvalley: '오크밸리', oakhills: '오크힐스', seongmunan: '성문안', wolsongri: '월송리' };
const clubKeys = ['oakvalley', 'oakhills', 'seongmunan', 'wolsongri'] as const;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const find = <Item>(items: readonly Item[], isIt: (item: Item) => boolean): Item => {
  const found = items.find(isIt);
  if (!found) throw new Error('The content has no such item.');
  return found;
};
const answerTo = (question: string) => textOf(find(faqs, ({ title }) => title.startsWith(question)).contents);
const offerOf = (number: number) => find(offers, ({ id }) => id === number);
const noticeOf = (number: number) => textOf(find(notices, ({ id }) => id === number).contents);
/** Minutes since midnight of "5시 30분", "오후 3시" or "05:30". */
function minutesOf(time: string): number {
  const [, afternoon, hours = '', minutes = '0'] = /(오후 )?(\d{1,2})(?:시(?: (\d{2})분)?|:\d{2})/.exec(time) ?? [];
  return (Number(hours) + (afternoon ? 12 : 0)) * 60 + Number(/:(\d{2})/.exec(time)?.[1] ?? minutes);
}

describe('the shuttle bus', () => {
  test('at weekends has the same deadline in the question and in its timetable', () => {
    const deadlineIn = (text: string) => /이용 이틀 전 낮 12시까지 고객센터로 자리를 잡아 주세요/.exec(text)?.[0];
    expect(deadlineIn(answerTo('셔틀버스는'))).toBe(deadlineIn(noticeOf(101)) ?? 'no deadline');
  });

  test('takes those who have booked and their companions, and the question leaves the rest to the clubs', () => {
    expect(answerTo('셔틀버스는')).toMatch(
      /예약하신 분과 동반자.*클럽마다 타는 방법이 다르니 클럽별 ‘오시는 길’을 확인해 주세요/,
    );
    expect(
      clubs.filter(({ directions }) => directions.shuttle.note.includes('누구나')).map(({ nameKo }) => nameKo),
    ).toEqual([]);
  });
});

test('golf clubs are rented where the question says, where a desk and a fee for it are', () => {
  const lent = clubKeys.filter((key) => answerTo('클럽을 빌릴').includes(names[key]));
  const desks = clubKeys.filter((key) => facilities[key].some(({ category }) => category === '대여'));
  const charged = fees.filter(({ items }) => items.some(({ title }) => title === '대여 요금')).map(({ key }) => key);
  expect([lent, desks, charged]).toEqual([['wolsongri'], ['wolsongri'], ['wolsongri']]);
});

test('the members’ lounge of Oak Valley is on one floor', () => {
  const told = find(find(guestInfo, ({ key }) => key === 'oakvalley').items, ({ description }) =>
    description.includes('라운지'),
  ).description;
  expect(/클럽하우스 \d층 회원 라운지/.exec(told)?.[0]).toBe(
    `${find(oakvalleyFacilities, ({ name }) => name === '회원 라운지').location} 회원 라운지`,
  );
});

test('the evening round of an offer starts before the last start of its months', () => {
  const { contents, startDate, endDate } = offerOf(101);
  const [first = '', last = ''] = (/월송리 OUT 9홀, (.+) 출발/.exec(textOf(contents))?.[1] ?? '').split('부터 ');
  const table = find(
    find(scheduleTables, ({ key }) => key === 'wolsongri').items,
    ({ title }) => title === '운영 시간표',
  ).scheduleTable;
  const [, from = '', to = ''] = /9~11월<\/th><td>[^<]*<\/td><td>(\d+:\d+)~(\d+:\d+)/.exec(table) ?? [];
  expect([startDate.slice(5, 7), endDate.slice(5, 7)]).toEqual(['09', '11']);
  expect([
    minutesOf(first) >= minutesOf(from),
    minutesOf(first) < minutesOf(`오후 ${last}`),
    minutesOf(`오후 ${last}`) <= minutesOf(to),
  ]).toEqual([true, true, true]);
});

test('the soup kitchen has as many noodle dishes as its summary says', () => {
  const { summary, contents } = offerOf(108);
  const dishes = [...contents.matchAll(/<strong>([^<]+)<\/strong>/g)]
    .map(([, dish = '']) => dish)
    .filter((dish) => dish.endsWith('국수'));
  expect(summary.split(' ')[0]).toBe(['한', '두', '세', '네'][dishes.length - 1]);
});

test('the breakfast buffet names a restaurant, and begins once it opens', () => {
  const text = textOf(offerOf(125).contents);
  const restaurant = find(Object.values(facilities).flat(), ({ name }) => text.includes(name));
  const begins = /(?:새벽|아침) (\d+시(?: \d+분)?)부터/.exec(text)?.[1] ?? '';
  expect([restaurant.name, minutesOf(begins) >= minutesOf(restaurant.hours)]).toEqual(['별채 식당 담', true]);
});

test.each([
  ['a login that remembers', /자동 로그인/],
  ['earlier versions of a policy beside the present one', /지난 판|이전 판과/],
  ['the condition of courses on the home page', /코스 상태를 누리집|코스 상태[^.]*홈 화면/],
  ['moving a booking on this site', /누리집에서 바로 다른 날로/],
])('no notice promises %s, which the site does not have', (_, promise) => {
  expect(
    [...notices, ...offers, ...faqs]
      .filter(({ title, contents }) => promise.test(textOf(`${title} ${contents}`)))
      .map(({ title }) => title),
  ).toEqual([]);
});

test('no sentence that was corrected is in the content, and each correction is', () => {
  const content = JSON.stringify([clubs, faqs, guestInfo, notices, offers]);
  const sentences = Object.values(correctedTexts).flatMap((changes) => Object.entries(changes));
  const isIn = (sentence: string) => content.includes(JSON.stringify(sentence).slice(1, -1));
  // A correction may contain the former sentence.
  const rest = sentences.reduce(
    (text, [, corrected]) => text.replaceAll(JSON.stringify(corrected).slice(1, -1), ''),
    content,
  );
  expect(
    sentences.filter(([former, corrected]) => rest.includes(JSON.stringify(former).slice(1, -1)) || !isIn(corrected)),
  ).toEqual([]);
});

test('the seed shows the mark of new posts: on the latest five notices, and where two offers are linked to', () => {
  const latestNotices = notices
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .slice(-5);
  const newNotices = notices.filter(({ newNotice }) => newNotice).map(({ id }) => id);
  const newOffers = offerRows()
    .filter(({ newNotice }) => newNotice)
    .map(({ id }) => id);
  expect([newNotices, newOffers]).toEqual([latestNotices, [115, 116]]);
});

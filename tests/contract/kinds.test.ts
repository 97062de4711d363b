import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookingStatus, bookingStatusNames } from '#contract/booking/booking.ts';
import { clubIds, clubNames } from '#contract/site/club-code.ts';
import { timeInKorea } from '#contract/shared/day.ts';
import { inquirerType, inquirerTypeNames, inquiryType, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { userType } from '#contract/account/member.ts';
import { offerCategories, offerCategoryNames, offerCategoryTags } from '#contract/news/offer-kinds.ts';
import { sectionIds } from '#contract/news/offers-url.ts';
import { clubAt, clubPages, clubPath, offerPath, sharedOfferPath } from '#contract/site/site-paths.ts';
import { searchTypeIn, searchTypeNames, searchTypes } from '#contract/news/search-kinds.ts';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { skyOf } from '#src/ui/media/sky.ts';

test.each([
  ['R', '예약'],
  ['I', '내장'],
  ['N', '노쇼'],
] as const)('a booking with the status %s is called %s', (status, name) =>
  expect([bookingStatus.parse(status), bookingStatusNames[status]]).toEqual([status, name]),
);
test('a booking has no other status', () => expect(bookingStatus.options).toEqual(['R', 'I', 'N']));

test.each([
  ['PERSONAL', '개인'],
  ['CORPORATION', '법인'],
] as const)('an inquirer of the kind %s is called %s', (type, name) =>
  expect([inquirerType.parse(type), inquirerTypeNames[type]]).toEqual([type, name]),
);
test.each([
  ['CONDO', '콘도 회원권'],
  ['GOLF', '골프 회원권'],
] as const)('%s is called %s', (type, name) =>
  expect([inquiryType.parse(type), inquiryTypeNames[type]]).toEqual([type, name]),
);

test.each([
  ['TITLE', '제목'],
  ['CONTENTS', '내용'],
] as const)('a search of %s is called %s', (type, name) =>
  expect([searchTypeIn(type), searchTypeNames[type]]).toEqual([type, name]),
);
test('there is no other search', () =>
  expect([searchTypes, searchTypeIn('title'), searchTypeIn(''), searchTypeIn(null)]).toEqual([
    ['TITLE', 'CONTENTS'],
    null,
    null,
    null,
  ]));

test.each([
  ['package', '패키지', '객실', 'section-1'],
  ['dining', '다이닝 프로모션', '식음', 'section-2'],
  ['etc', '기타 프로모션', '기타', 'section-3'],
] as const)('offers of %s are called %s, in short %s, and have the path %s', (category, name, tag, id) => {
  expect([
    offerCategoryNames[category],
    offerCategoryTags[category],
    sectionIds[category],
    offerPath({ category, id: 7 }),
    sharedOfferPath(7),
  ]).toEqual([name, tag, id, `/specialoffer/${category}/7`, '/specialoffer/7']);
});
test('offers are in the order of the page (spec 000 §2)', () =>
  expect(offerCategories).toEqual(['package', 'dining', 'etc']));

test.each([
  ['oakhills', '오크힐스', 134, 'terms-of-club'],
  ['oakvalley', '오크밸리', 133, 'terms-of-club'],
  ['seongmunan', '성문안', 132, 'brand'],
  ['wolsongri', '월송리', 135, 'brand'],
] as const)('the club %s is called %s, has the number %i and its own page %s', (club, name, id, last) => {
  const shared = [
    'course',
    'fee-information',
    'booking-information',
    'guest-information',
    'terms-of-compliance',
    'terms-of-use',
    'facilities',
  ];
  expect([clubNames[club], clubIds[club], clubPages(club)]).toEqual([name, id, [...shared, last]]);
  expect(clubPages(club).map((page) => clubAt(clubPath(club, page)))).toEqual([...shared, last].map(() => club));
});
test.each(['/', '/oakhills', '/oakhillsx/course', '/notice'])('%s is not a page of a club', (path) =>
  expect(clubAt(path)).toBeUndefined(),
);

test('members are of four kinds, listed in the order of the spec (001 §2)', () => {
  expect(memberKinds.map(({ value, title }) => [value, title])).toEqual([
    ['PERSONAL', '개인(분양)회원'],
    ['CORPORATION', '법인회원'],
    ['NORMAL', '일반(비)회원'],
    ['FOREIGNER', '외국인회원'],
  ]);
  expect(memberKinds.map(({ value }) => value).toSorted()).toEqual(userType.options.toSorted());
});

test.each([
  ['01', '맑음'],
  ['02', '구름 조금'],
  ['03', '구름 많음'],
  ['04', '흐림'],
  ['09', '소나기'],
  ['10', '비'],
  ['11', '천둥과 비'],
  ['13', '눈'],
  ['50', '안개'],
])('the weather %s is called %s by day and by night', (code, name) => {
  expect([skyOf(`${code}d`).name, skyOf(`${code}n`).name]).toEqual([name, name]);
});
test.each(['01', '02', '03', '04', '09', '10', '11', '13', '50'])(
  'the weather %s has an image for the day and one for the night, each by its code',
  (code) => {
    expect(
      [`${code}d`, `${code}n`].map((icon) => [skyOf(icon).image, existsSync(`public${skyOf(icon).image}`)]),
    ).toEqual([
      [`/weather/${code}d.svg`, true],
      [`/weather/${code}n.svg`, true],
    ]);
  },
);
test.each(['', '99d', 'xx'])('the unknown weather "%s" is shown as clouds', (code) =>
  expect(skyOf(code)).toEqual({ name: '알 수 없음', image: '/weather/03d.svg' }),
);

test.each([
  ['2026-11-25T14:59:59.999Z', '23:59'],
  ['2026-11-25T15:00:00.000Z', '00:00'],
  ['2028-02-28T15:00:59.500Z', '00:00'],
])('at %s the clocks in Korea show %s', (at, time) => expect(timeInKorea(new Date(at))).toBe(time));

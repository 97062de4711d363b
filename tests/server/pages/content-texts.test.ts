import { describe, expect, test } from 'vitest';
import builtinFaqs from '#contract/news/builtin-faqs.json' with { type: 'json' };
import bannerContent from '#server/db/seed/content/banners.json' with { type: 'json' };
import bookingContent from '#server/db/seed/content/booking-info.json' with { type: 'json' };
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import courseContent from '#server/db/seed/content/courses.json' with { type: 'json' };
import rangeContent from '#server/db/seed/content/driving-range.json' with { type: 'json' };
import familyContent from '#server/db/seed/content/family-sites.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestContent from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import visualContent from '#server/db/seed/content/key-visuals.json' with { type: 'json' };
import changeContent from '#server/db/seed/content/change-of-name.json' with { type: 'json' };
import faqContent from '#server/db/seed/content/faqs.json' with { type: 'json' };
import infoContent from '#server/db/seed/content/membership-infos.json' with { type: 'json' };
import noticeContent from '#server/db/seed/content/notices.json' with { type: 'json' };
import offerContent from '#server/db/seed/content/special-offers.json' with { type: 'json' };
import popupContent from '#server/db/seed/content/popups.json' with { type: 'json' };
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import termsContent from '#server/db/seed/content/terms.json' with { type: 'json' };
import { markupFaults } from '../lib/markup.ts';

const files = {
  banners: bannerContent,
  'booking-info': bookingContent,
  clubs: clubContent,
  courses: courseContent,
  'driving-range': rangeContent,
  'family-sites': familyContent,
  fees: feeContent,
  'guest-info': guestContent,
  'key-visuals': visualContent,
  popups: popupContent,
  'schedule-tables': scheduleContent,
  terms: termsContent,
  notices: noticeContent,
  'special-offers': offerContent,
  faqs: [...faqContent, ...builtinFaqs],
  'membership-infos': infoContent,
  'change-of-name': changeContent,
};

type Text = { readonly path: string; readonly text: string };

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

const texts = textsIn(files, 'content');
const faultsOf = (findFaults: (text: string) => readonly string[]) =>
  texts.flatMap(({ path, text }) => findFaults(text).map((fault) => `${path}: ${fault}`));
const sentencesOf = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, '\n')
    .split(/(?<=[.!?])\s+|\n/)
    .map((each) => each.trim())
    .filter((each) => each.length >= 25);
const duplicates = (values: readonly string[]) => values.filter((each, index) => values.indexOf(each) !== index);

describe('the texts of the content', () => {
  test('are NFC-normalised and without leftover notes', () => {
    expect(
      faultsOf((text) => [
        ...(text === text.normalize('NFC') ? [] : ['not composed']),
        ...(text.match(/\uFFFD|lorem|TODO|undefined|\bNaN\b|\{\w+\}| {2}|\s[.,]/gi) ?? []),
      ]),
    ).toEqual([]);
  });

  test('are well-formed HTML, in which tables have a caption and headings with a scope', () => {
    expect(faultsOf((text) => (/<[a-z/]/.test(text) ? markupFaults(text) : []))).toEqual([]);
    expect(texts.flatMap(({ text }) => text.match(/<table>/g) ?? []).length).toBeGreaterThanOrEqual(38);
  });

  test('have no sentence twice across all clubs', () => {
    expect(duplicates(texts.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
  });
});

describe('the captions of tables', () => {
  const captions = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption = '']) => ({
      page: path.split('.').slice(1, 3).join(' '),
      caption,
    })),
  );

  test('are not repeated on a page', () => {
    expect(duplicates(captions.map(({ page, caption }) => `${page}: ${caption}`))).toEqual([]);
  });

  test('do not repeat the club or the driving range of their page', () => {
    const pageCaptions = captions.filter(({ page }) =>
      /^(?:fees|schedule-tables|booking-info|guest-info|driving-range (?:fees|bookingInfo))/.test(page),
    );
    expect([
      pageCaptions.length > 30,
      pageCaptions.filter(({ caption }) => /성문안|오크밸리|오크힐스|월송리|드라이빙 레인지/.test(caption)),
    ]).toEqual([true, []]);
  });
});

describe('the built-in questions', () => {
  const answers = builtinFaqs.map(({ contents }) => contents.replaceAll(/<[^>]+>/g, ''));

  test.each([
    ['bookings are for 3 or 4 players', /3인 또는 4인/],
    ['the lottery runs from 9:00 to 13:00', /오전 9시부터 오후 1시까지/],
    ['its results are published at 13:00 the next day', /다음 날 오후 1시/],
    ['a booking is cancelled or changed up to 5 days before, one of a member 7 days', /5일 전까지.*바꾸.*7일 전까지/],
    ['a cancellation within 4 days suspends booking for a month', /4일 전부터.*한 달 동안 예약이 정지/],
    ['a no-show suspends booking for a month, of members, too', /노쇼.*한 달 동안.*회원도 마찬가지/],
    [
      'the membership management team links the number of a member whose membership does not show',
      /정회원으로 연결되지 않은.*회원권 관리팀.*회원번호를 연결/,
    ],
  ])('say that %s', (_, pattern) => {
    expect(answers.filter((answer) => pattern.test(answer))).toHaveLength(1);
  });
});

test.each([
  ['<p>한 줄', ['<p> left open']],
  ['<p><strong>굵게</p></strong>', ['</p> out of place', '</strong> out of place']],
  ['<script>x</script>', ['<script>', '<script>']],
  ['<p onclick="x">글</p>', ['<p onclick="x">']],
  ['<p><a href="javascript:x">글</a></p>', ['<a href="javascript:x">']],
  ['1 < 2', ['a bracket that belongs to no tag']],
  ['<table><tr><td>1</td></tr></table>', ['a table without caption, head and body']],
  ['<table><caption>표</caption><thead><tr><th>가</th></tr></thead><tbody></tbody></table>', ['<th> without scope']],
  [
    '<table><caption>표</caption><thead><tr><th scope="col">가</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    ['a row that does not fit its 1 columns: <tr><th scope="row">1</th><td>2</td></tr>'],
  ],
])('the check reports %s', (html, faults) => {
  expect(markupFaults(html)).toEqual(faults);
});

describe('the facts of the specification', () => {
  const textOf = (content: readonly { key: string; items: readonly object[] }[], key: string) =>
    JSON.stringify(content.find((each) => each.key === key)?.items);

  test('each club names its green fee, cart and caddie', () => {
    for (const { key, items } of feeContent)
      for (const word of ['그린피', '카트', '캐디'])
        expect(items.some(({ title }) => title.includes(word)) ? '' : `${key} ${word}`).toBe('');
  });

  test.each([
    ['seongmunan', ['5일 전', '4일 전부터', '1개월', '3명 또는 4명']],
    ['oakvalley', ['7일 전', '한 달간', '오전 9시', '오후 1시', '다음 날 오후 1시']],
    ['oakhills', ['이레 전', '1개월', '09시부터 13시까지', '이튿날 13시']],
    ['wolsongri', ['취소 유형 2', '2일 전까지', '3일 전까지', '예약 1개월 정지']],
  ])('%s states when a booking may be cancelled and the consequences', (key, phrases) => {
    expect(phrases.filter((phrase) => !textOf(bookingContent, key).includes(phrase))).toEqual([]);
  });

  test('lotteries are held from 9:00 to 13:00 and announced at 13:00 the next day', () => {
    for (const [key, nextDay] of [
      ['oakvalley', '다음 날 13:00'],
      ['oakhills', '이튿날 13:00'],
    ] as const) {
      const [draw] = scheduleContent.find((each) => each.key === key)?.items ?? [];
      const rows = draw?.scheduleTable.match(/<tr><th scope="row">.*?<\/tr>/g) ?? [];
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) expect(row).toMatch(new RegExp(`<td>09:00~13:00</td><td>${nextDay}</td></tr>$`));
    }
  });

  test('no club claims the land of the whole group', () => {
    expect(texts.filter(({ text }) => text.includes('만 평'))).toEqual([]);
  });

  test('an expelled player pays for 18 holes', () => {
    expect(textOf(feeContent, 'oakhills')).toContain('18홀 요금으로 정산');
  });

  test('the practice range has three holes of par ten, and its fees and limits', () => {
    const { holes, slots, limits } = rangeContent.practiceRange;
    expect([holes.length, holes.reduce((par, each) => par + each.par, 0)]).toEqual([3, 10]);
    expect(slots.map(({ dayType, A, B, C }) => [dayType, A, B, C])).toEqual([
      ['weekday', 70_000, 70_000, 100_000],
      ['weekday', 80_000, 80_000, 120_000],
      ['weekday', 80_000, 80_000, 120_000],
      ['weekend', 80_000, 80_000, 120_000],
      ['weekend', 100_000, 100_000, 140_000],
      ['weekend', 100_000, 100_000, 140_000],
    ]);
    expect([
      limits.maxRentalCarts,
      limits.inquiryFromPlayers,
      limits.lockerWithShowerWon,
      limits.coinLockerWon,
    ]).toEqual([3, 5, 9_000, 0]);
  });

  test('two popups, a banner and five sibling sites have links', () => {
    expect([popupContent.length, bannerContent.length, familyContent.length]).toEqual([2, 1, 5]);
    for (const link of [...popupContent.map((each) => each.link), ...bannerContent.map(({ linkUrl }) => linkUrl)])
      expect(link).toMatch(/^\/(specialoffer\/(package|dining|etc)|notice)\/\d+(\?pre-check-in)?$/);
    for (const { url } of familyContent) expect(url).toMatch(/^https:\/\//);
  });
});

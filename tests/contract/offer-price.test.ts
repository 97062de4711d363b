import { expect, test } from 'vitest';
import { offerPriceIn } from '#contract/news/offer-price.ts';
import offers from '#server/db/seed/content/special-offers.json' with { type: 'json' };

test('the price of an offer is the first that its text states', () => {
  expect(Object.fromEntries(offers.map(({ id, contents }) => [id, offerPriceIn(contents)]))).toEqual({
    101: '4인 556,000원',
    102: '한 사람 388,000원',
    103: '한 사람 27,000원',
    104: null,
    105: null,
    106: '418,000원',
    107: '1박 198,000원',
    108: '13,000원',
    109: null,
    110: '2인 486,000원부터',
    111: '1,180,000원부터',
    112: '한 사람 374,000원',
    113: '68,000원부터',
    114: '한 사람 165,000원',
    115: null,
    116: null,
    117: '2인 56,000원부터',
    118: '540,000원',
    119: null,
    120: '396,000원부터',
    121: '2인 1박 364,000원',
    122: '한 분당 620,000원부터',
    123: null,
    124: '한 상 26,000원',
    125: '어른 24,000원',
    126: null,
    127: '298,000원부터',
    128: '한 사람 336,000원부터',
    129: '한 사람 246,000원',
    130: '62,000원',
  });
});

test.each([
  ['<p>2인 486,000원부터</p>', '2인 486,000원부터'],
  ['<td>68,000원</td><td>92,000원</td>', '68,000원부터'],
  ['<p>어른 24,000원, 어린이 13,000원</p>', '어른 24,000원'],
  ['<p>한 사람 주중 336,000원</p>', '한 사람 336,000원'],
  ['<p>천 원을 깎아 드립니다. 1588-7676</p>', null],
])('%s states %s', (contents, price) => {
  expect(offerPriceIn(contents)).toBe(price);
});

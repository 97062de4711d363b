import { expect, test } from 'vitest';
import { pageOf } from '#contract/site/page-map.ts';

test.each([
  ['MEMBERSHIP', '/membership'],
  ['STORY', '/about/story'],
  ['NOTICE', '/notice'],
  ['FAQ', '/notice/faq'],
  ['MY_PAGE', '/mypage'],
  ['SPECIALOFFER', '/specialoffer'],
  ['DRIVING_RANGE', '/driving-range'],
  ['PRACTICE_RANGE', '/driving-range/practice-range'],
  ['DRIVING_RANGE_FEE', '/driving-range/fee-information'],
  ['SEONGMUNAN_BRAND', '/seongmunan/brand'],
  ['WOLSONGRI_BRAND', '/wolsongri/brand'],
])('the page map has %s at %s', (key, path) => {
  expect(pageOf(key)).toBe(path);
});

test.each(['', 'story', 'NOTHING', 'constructor', '__proto__'])(
  'the page map has the home page for the unknown key "%s"',
  (key) => {
    expect(pageOf(key)).toBe('/');
  },
);

import { expect, test } from 'vitest';
import { coursePathOf } from '#src/features/about/club-of-name.ts';

test.each([
  ['오크힐스', '/oakhills/course'],
  ['오크힐스 CC', '/oakhills/course'],
  ['Oak Hills Country Club', '/oakhills/course'],
  ['OAKVALLEY', '/oakvalley/course'],
  ['오크밸리CC', '/oakvalley/course'],
  ['성문안', '/seongmunan/course'],
  ['Seongmunan', '/seongmunan/course'],
  ['월송리 CC', '/wolsongri/course'],
  ['wolsong-ri', '/wolsongri/course'],
])('the card of %s links to %s', (name, path) => {
  expect(coursePathOf(name)).toBe(path);
});

test.each(['', 'Pebble Beach', '오크크릭', '새 성문안'])(
  'the card of the unknown club "%s" links to the page of all clubs',
  (name) => {
    expect(coursePathOf(name)).toBe('/about/overview');
  },
);

import { expect, test } from 'vitest';
import { fieldSchema } from '#contract/staff/content-field.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';

const picture = fieldSchema({ label: '이미지', type: 'picture' });

test.each(['', 'winter.jpg', '/uploads/3f2a', '/images/club/oakhills.webp', '겨울-라운드.png'])(
  'a picture may be one of this site: %j',
  (value) => expect(picture.parse(` ${value} `)).toBe(value),
);

test.each([
  'https://other.example/picture.jpg',
  'http://other.example/picture.jpg',
  '//other.example/picture.jpg',
  '/\\other.example/picture.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'picture.jpg?size=2',
])('a picture of elsewhere, which the policy of the site would block, is refused with what to do: %j', (value) => {
  expect(picture.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([publicationMessages.picture]);
});

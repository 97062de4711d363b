import { describe, expect, test } from 'vitest';
import { story } from '#src/features/about/story.ts';
import type { ClubRules } from '#src/features/club/rules/club-rules.ts';
import { oakhillsRules } from '#src/features/club/rules/oakhills-rules.ts';
import { oakvalleyRules } from '#src/features/club/rules/oakvalley-rules.ts';

test.each([
  ['the group of 90 holes', ['네 개의 클럽', '90홀']],
  ['the site of 3.4 million pyeong', ['약 340만 평']],
  ['the natural land that Oak Valley preserves', ['36홀', '오크밸리', '75% 넘게']],
])('the introduction of the story mentions %s', (_, words) => {
  expect(story.paragraphs.filter((paragraph) => words.every((word) => paragraph.includes(word)))).toHaveLength(1);
});

describe.each([
  ['Oak Hills', oakhillsRules],
  ['Oak Valley', oakvalleyRules],
])('the rules of %s', (_, { memberKinds, chapters }: ClubRules) => {
  const articles = chapters.flatMap((chapter) => chapter.articles.map(({ paragraphs }) => paragraphs.join(' ')));

  test('cover regular, family, foreign and weekday members', () => {
    expect(memberKinds.map(({ label }) => label)).toEqual(['정회원', '가족(지정)회원', '외국인회원', '주중회원']);
  });

  test.each([
    [
      'a membership lasts 5 years, and is renewed unless one party objects 30 days before its end',
      /5년.*30일 전까지.*5년/,
    ],
    ['the deposit is refunded within 3 months', /3개월 안에 .*(보낸다|돌려준다)/],
  ])('say that %s', (_meaning, words) => {
    expect(articles.filter((text) => words.test(text))).toHaveLength(1);
  });
});

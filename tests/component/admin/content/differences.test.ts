import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft } from '#contract/staff/publication.ts';
import { textOf } from '#src/admin/content/value-text.ts';
import { wordDifferences } from '#src/admin/content/word-differences.ts';

test('two texts are compared word by word', () => {
  expect(wordDifferences('겨울 요금은 3월까지 같습니다.', '겨울 요금은 4월까지 같습니다. 끝')).toEqual([
    { kind: 'same', text: '겨울 요금은 ' },
    { kind: 'removed', text: '3월까지' },
    { kind: 'added', text: '4월까지' },
    { kind: 'same', text: ' 같습니다.' },
    { kind: 'added', text: ' 끝' },
  ]);
  expect(wordDifferences('같은 글', '같은 글')).toEqual([{ kind: 'same', text: '같은 글' }]);
  expect(wordDifferences('', '새 글')).toEqual([{ kind: 'added', text: '새 글' }]);
  expect(wordDifferences('', '')).toEqual([]);
});

test('both texts can be read from the differences', () => {
  const text = array(constantFrom('하나 ', '둘 ', '셋\n', '넷 '), { maxLength: 12 }).map((words) => words.join(''));
  assert(
    property(text, text, (earlier, later) => {
      const parts = wordDifferences(earlier, later);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([earlier, later]);
    }),
  );
});

test('texts of thousands of words are compared without a table of all pairs', () => {
  const words = (from: number) => Array.from({ length: 6_000 }, (_, index) => from + index).join(' ');
  expect(wordDifferences(words(0), words(10_000))).toEqual([
    { kind: 'removed', text: words(0) },
    { kind: 'added', text: words(10_000) },
  ]);
});

test('values are compared as texts that an editor can read', () => {
  const notice = {
    ...emptyDraft('notice'),
    publishAt: '2026-12-31T15:00:00.000Z',
    values: { category: 'EVENT', topContents: true, contents: '<p>하나</p><p>둘</p>', title: '제목' },
  };
  const fee = { ...emptyDraft('fee'), values: { clubId: 134, position: 3 } };
  expect([
    ...['topContents', 'contents', 'title', 'publishAt', 'endAt'].map((name) => textOf('notice', notice, name)),
    ...['clubId', 'position', 'title'].map((name) => textOf('fee', fee, name)),
  ]).toEqual(['예', '하나\n둘', '제목', '2027.01.01 00:00', '', '오크힐스', '3', '']);
});

import { expect, test } from 'vitest';
import { documentSections } from '#src/shared/served-html/document-sections.ts';
import { effectiveDate } from '#src/features/policy/effective-date.ts';

const headingOf = (title: string) => documentSections(`<h2>${title}</h2>`).map(({ number, name }) => [number, name]);

test('a document without headings of the second level is split at those of the third', () => {
  expect(
    documentSections('<p>머리말</p><h3>안전</h3><p>가</p><h4>세부</h4><h3>진행</h3>').map(({ title, html }) => [
      title,
      html,
    ]),
  ).toEqual([
    [null, '<p>머리말</p>'],
    ['안전', '<p>가</p><h4>세부</h4>'],
    ['진행', ''],
  ]);
});

test('a document is split at its headings of the second level', () => {
  expect(
    documentSections('<p>머리말</p>\n<h2>제1조 목적</h2>\n<p>가</p><h3>세부</h3><p>나 &amp; 다</p><h2>부칙</h2>라'),
  ).toEqual([
    { id: 'part-0', title: null, number: '', name: '', html: '<p>머리말</p>\n' },
    {
      id: 'part-1',
      title: '제1조 목적',
      number: '1',
      name: '목적',
      html: '\n<p>가</p><h3>세부</h3><p>나 &amp; 다</p>',
    },
    { id: 'part-2', title: '부칙', number: '', name: '부칙', html: '라' },
  ]);
});

test.each([
  ['제12조(개인정보의 파기)', '12', '개인정보의 파기'],
  ['제 3 장 책임', '3', '책임'],
  ['7. 열람·존재 확인·삭제 요구', '7', '열람·존재 확인·삭제 요구'],
  ['2026년 개정', '', '2026년 개정'],
  ['제3자 제공', '', '제3자 제공'],
])('%s is number "%s", %s', (title, number, name) => {
  expect(headingOf(title)).toEqual([[number, name]]);
});

test('text before the first heading is a section of its own only if it is not empty', () => {
  expect(documentSections(' \n<h2>가</h2>').map(({ id }) => id)).toEqual(['part-1']);
  expect(documentSections(' ')).toEqual([]);
});

test('nothing of a document is run while it is split', () => {
  expect(documentSections('<h2>가</h2><img src="x" onerror="document.title = 1">').map(({ title }) => title)).toEqual([
    '가',
  ]);
  expect(document.title).toBe('');
});

test('a version that is a date is when the document came into force', () => {
  expect([effectiveDate('2026-11-01'), effectiveDate('제3판')]).toEqual(['2026.11.01 시행', '제3판']);
});

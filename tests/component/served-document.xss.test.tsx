import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sanitized } from '#server/html/sanitized.ts';
import { documentSections } from '#src/shared/served-html/document-sections.ts';
import { parseHtml } from '#src/shared/served-html/parse-html.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { xssVectors } from '#tests/fixtures/xss-vectors.ts';
import { unsafeMarkup, unsafeSanitised } from './lib/unsafe-markup.ts';

const renderDocument = (html: string) => render(<ServedDocument html={html} />).container;

test('there are more than a hundred different payloads', () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThan(150);
  expect(xssVectors.filter((html) => !/__xss|d2luZG93Ll9feHNzKCk=|&#/.test(html))).toEqual([]);
});

test.each(xssVectors.map((html) => [html]))('nothing runs of %s', (html) => {
  const ran = vi.fn<() => void>();
  vi.stubGlobal('__xss', ran);
  const root = renderDocument(html);
  expect(unsafeMarkup(root)).toEqual([]);
  for (const element of root.querySelectorAll('*')) element.dispatchEvent(new Event('error'));
  expect(ran).not.toHaveBeenCalled();
});

test.each(xssVectors.map((html) => [html]))('nothing runs of a section cut out of a document with %s', (html) => {
  for (const section of documentSections(`<h2>머리</h2>${html}<h2>꼬리</h2>`))
    expect(unsafeMarkup(renderDocument(section.html))).toEqual([]);
});

test.each(xssVectors.map((html) => [html]))(
  'the sanitiser of the server alone leaves nothing that runs of %s',
  (html) => {
    expect(unsafeSanitised(parseHtml(sanitized(html)))).toEqual([]);
  },
);

test.each([
  '<script>run()</script>',
  '<p onclick="run()">글</p>',
  '<a href="javascript:run()">글</a>',
  '<svg></svg>',
  '<img src="http://a.example">',
  '<p id="location">글</p>',
  '<p style="x">글</p>',
])('the check itself detects %s', (html) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(unsafeMarkup(root)).not.toEqual([]);
});

const contents = import.meta.glob<unknown>('/server/db/seed/content/*.json', { eager: true, import: 'default' });

function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

const texts = Object.entries(contents)
  .map(([file, content]): [string, string[]] => [file.replace(/.*\//, ''), htmlIn(content)])
  .filter(([, htmls]) => htmls.length > 0);

test('there are texts to try', () => expect(texts.flatMap(([, htmls]) => htmls).length).toBeGreaterThan(150));

test.each(texts)('every text of %s is preserved', (_, htmls) => {
  const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
  expect(htmls.map((html) => renderDocument(html).textContent)).toEqual(htmls.map(plain));
});

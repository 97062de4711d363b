import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';

function shown(html: string) {
  const { container } = render(<ServedDocument html={html} />);
  return container;
}

test('a document keeps its headings, lists, emphasis and tables', () => {
  const document = shown('<h2>제1장</h2><ul> <li><strong>항목</strong> 이름</li> </ul><table><caption>보유</caption><tbody><tr><th scope="row" colspan="2">가입</th><td>탈퇴</td></tr></tbody></table>');
  expect([document.querySelector('h2')?.textContent, document.querySelector('li > strong')?.textContent]).toEqual(['제1장', '항목']);
  expect(document.querySelector('[role="region"][aria-label="보유"] th')?.outerHTML).toBe('<th scope="row" colspan="2">가입</th>');
});

test.each([
  ['a script', '<p>글<script>window.ran = true</script></p>'],
  ['a handler', '<p onclick="run()">글</p>'],
  ['a frame', '<p>글</p><iframe src="https://evil.example"></iframe>'],
  ['a style', '<p style="position:fixed">글</p><style>p{display:none}</style>'],
  ['an image that runs', '<p>글</p><img src="x" onerror="run()">'],
  ['a drawing', '<p>글</p><svg><script>run()</script></svg>'],
])('%s does not come through', (_, html) => {
  expect(shown(html).firstElementChild?.innerHTML).toBe('<p>글</p>');
});

test.each(['javascript:run()', 'data:text/html,x', '//evil.example', '/\\evil.example', ' javascript:run()'])('a link to %s is only its words', (href) => {
  const document = shown(`<p><a href="${href}">약관</a></p>`);
  expect([document.querySelector('a'), document.textContent]).toEqual([null, '약관']);
});

test('a link opens a window of its own', () => {
  const link = shown('<p><a href="/terms-of-use">약관</a></p>').querySelector('a');
  expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual(['/terms-of-use', '_blank', 'noopener noreferrer']);
});

import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '#src/admin/content/editor/extensions.ts';
import { blockTexts } from '#src/admin/content/editor/purified.ts';
import { editedHtml, storedHtml } from '#src/admin/content/editor/stored-html.ts';

/** Returns what is stored of a text that the editor was given. */
function afterEditing(html: string): string {
  const editor = new Editor({ extensions, content: editedHtml(html), injectCSS: false });
  const stored = storedHtml(editor.getHTML());
  editor.destroy();
  return stored;
}

const feeTable =
  '<table><caption>그린피 &amp; 카트</caption><thead><tr><th scope="col">구분</th><th scope="col">주중</th></tr></thead>' +
  '<tbody><tr><th scope="row">9홀</th><td>80,000원</td></tr><tr><th scope="row">18홀</th><td><p>130,000원</p><p>연휴 제외</p></td></tr>' +
  '<tr><td colspan="2">세금 포함</td></tr></tbody></table>';

test('a table of the site is the same after editing: caption, head, scopes, spans and cells', () =>
  expect(afterEditing(feeTable)).toBe(feeTable));

test.each([
  '<h2 id="fee">요금</h2><h3>주중</h3><h4>오전</h4>',
  '<p>둘째 <strong>굵게</strong> <em>기울임</em></p><blockquote><p>인용</p></blockquote><hr>',
  '<ul><li>하나<ul><li>속</li></ul></li><li>둘</li></ul><ol start="3"><li>셋</li></ol>',
  '<p><a href="/notice/12">공지</a>, <a href="tel:1588-7676">전화</a>, <a href="https://golf.example/a?b=1">밖</a></p>',
  '<img src="/media/1-960.webp" alt="1번 홀" width="960" height="540">',
])('a text of the site is the same after editing: %s', (html) => expect(afterEditing(html)).toBe(html));

test('new headers get the scope of their place, and a table without head rows has no head', () =>
  expect(storedHtml('<table><tbody><tr><th><p>이름</p></th><td><p>값</p></td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th scope="row">이름</th><td>값</td></tr></tbody></table>',
  ));

test('an empty paragraph at the end is not stored', () =>
  expect(afterEditing('<p>글</p><p></p><hr><p></p>')).toBe('<p>글</p><p></p><hr>'));

test('a document without content is empty', () =>
  expect(['', '<p></p>', '<p> </p><h2></h2>', '<p>글</p>', '<hr>'].map(afterEditing)).toEqual([
    '',
    '',
    '',
    '<p>글</p>',
    '<hr>',
  ]));

test('a link that the site would not serve is not kept', () =>
  expect(afterEditing('<p><a href="ftp://a.example/">파일</a> <a href="//a.example/">밖</a></p>')).toBe(
    '<p>파일 밖</p>',
  ));

test('the text of HTML is read block by block, with the alternative texts of its pictures', () =>
  expect(
    blockTexts(
      '<h2>제목 <em>하나</em></h2><p>글 <img src="/a.png" alt="그림"></p><ul><li>첫째<ul><li>속</li></ul></li></ul><script>x</script>',
    ),
  ).toEqual(['제목 하나', '글 [이미지: 그림]', '첫째', '속']));

const contents = import.meta.glob<unknown>('/server/db/seed/content/*.json', { eager: true, import: 'default' });

function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

/** One text of each structure: the many that have the same tags in the same order are edited alike. */
const structureOf = (html: string) =>
  [...html.matchAll(/<[^>]*?(?=\s|>)/g)]
    .map(([tag]) => tag)
    .filter((tag, index, all) => tag !== all[index - 2])
    .join('');
const served = [
  ...new Map(
    Object.values(contents)
      .flatMap(htmlIn)
      .map((html) => [structureOf(html), html]),
  ).values(),
];

/** The texts of its blocks, and how often each tag and attribute occurs. */
function shapeOf(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  const names = [...root.querySelectorAll('*')].flatMap((element) => [
    // A section is nothing but its content, and the target of links.
    ...(element.localName === 'section' ? [] : [element.localName]),
    ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
  ]);
  return { texts: blockTexts(html), names: names.toSorted() };
}

test('no text of the site loses a word, a tag or an attribute in the editor', () => {
  expect(served.length).toBeGreaterThan(60);
  const changed = served.flatMap((html) => {
    const [before, after] = [shapeOf(html), shapeOf(afterEditing(html))];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ before, after }];
  });
  expect(changed).toEqual([]);
}, 60_000);

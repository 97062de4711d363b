import { array, assert, boolean, constant, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { allowedHtml, allowedUrl } from '#contract/staff/allowed-html.ts';
import { pasted } from '#src/admin/content/editor/pasted.ts';
import { purified } from '#src/admin/content/editor/purified.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=KO style='tab-interval:40.0pt'><!--StartFragment-->
<h2 style='mso-outline-level:2'><span lang=EN-US style='mso-fareast-font-family:"맑은 고딕"'>2027</span>년 요금<o:p></o:p></h2>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:10.0pt;font-weight:bold'>그린피</span>는 <i>주중</i> 기준입니다.<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=200 valign=top style='width:150pt' colspan=2><p class=MsoNormal>18홀<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=50 src="file:///C:/Users/kim/AppData/image001.png"><a name="_GoBack"></a></p>
<!--EndFragment--></body></html>`;

const hangul = `<html><head><title></title></head><body><!--StartFragment-->
<!--[data-hwpjson]{"documentPr":{"compatibleDocumentPr":1}}-->
<p class="HStyle0" style="line-height:160%;"><span style='font-size:12.0pt;font-family:"함초롬바탕";font-weight:bold;line-height:160%;'>카트 사용료 안내</span></p>
<p class="HStyle0"><span style='font-family:"함초롬바탕"'>팀당 <span style='font-style:italic'>100,000원</span>입니다.</span></p>
<p class="HStyle0"><br></p>
<table border="1" cellspacing="0" style="border-collapse:collapse;border:none;"><tr><td rowspan="2" valign="middle" style='width:120px;border:solid 1px'>
<p class="HStyle0">9홀</p></td></tr></table><!--EndFragment--></body></html>`;

/** Without the line breaks between tags. */
const flat = (html: string) => html.replaceAll(/>\s+</g, '><').trim();

test('what Word adds to its text is removed: styles, its own tags, comments, empty paragraphs, local pictures', () => {
  expect(flat(pasted(word))).toBe(
    '<h2>2027년 요금</h2><p><strong>그린피</strong>는 <i>주중</i> 기준입니다. </p>' +
      '<table><tbody><tr><td width="200" colspan="2"><p>18홀</p></td></tr></tbody></table>',
  );
});

test('what Hangul adds to its text is removed, and bold and italic text stays so', () => {
  expect(flat(pasted(hangul))).toBe(
    '<p><strong>카트 사용료 안내</strong></p><p>팀당 <em>100,000원</em>입니다.</p>' +
      '<table><tbody><tr><td rowspan="2"><p>9홀</p></td></tr></tbody></table>',
  );
});

test('pasted links and pictures of the site stay, and a picture in the text of the clipboard does not', () => {
  expect(
    pasted(
      '<p><a href="/notice/1" onclick="x()">공지</a> <a href="javascript:x()">나쁨</a>' +
        '<img src="/media/1-480.webp" alt="홀"><img src="data:image/png;base64,AAAA" alt="붙임"></p>',
    ),
  ).toBe('<p><a href="/notice/1">공지</a> 나쁨<img src="/media/1-480.webp" alt="홀"></p>');
});

const names = [
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'object',
  'form',
  'template',
  'o:p',
  'p',
  'a',
  'img',
  'td',
  'span',
  'noscript',
  'title',
];
const attributes = [
  'onclick',
  'onerror',
  'style',
  'href',
  'src',
  'srcset',
  'xlink:href',
  'formaction',
  'class',
  'id',
  'alt',
  'data-x',
  'colspan',
];
const texts = [
  'javascript:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  '/ok',
  'https://a.example',
  '"><script>',
  'x:expression(1)',
  '1',
  '<!--',
  '-->',
  ']]>',
  '</style>',
];

const tag = tuple(
  constantFrom(...names),
  array(tuple(constantFrom(...attributes), constantFrom(...texts)), { maxLength: 3 }),
).map(([name, pairs]) => `<${name}${pairs.map(([key, value]) => ` ${key}="${value}"`).join('')}>`);
const end = constantFrom(...names).map((name) => `</${name}>`);
const hostile = array(
  oneof(tag, end, constantFrom(...texts), constant('<!--[if mso]><script>x</script><![endif]-->')),
  {
    minLength: 1,
    maxLength: 14,
  },
).map((parts) => parts.join(''));

test('of a thousand hostile documents nothing stays but the tags, attributes and URLs that the site serves', () => {
  const tags = new Set(allowedHtml.ALLOWED_TAGS);
  const kept = new Set(allowedHtml.ALLOWED_ATTR);
  assert(
    property(hostile, boolean(), (html, isPasted) => {
      const root = document.createElement('div');
      root.innerHTML = isPasted ? pasted(html) : purified(html);
      const wrong = [...root.querySelectorAll('*')].flatMap((element) => [
        ...(tags.has(element.localName) ? [] : [element.localName]),
        ...[...element.attributes]
          .filter(({ name, value }) => !kept.has(name) || (/^(?:href|src)$/.test(name) && !isSafe(element, value)))
          .map(({ name, value }) => `${name}=${value}`),
      ]);
      expect({ html, wrong }).toEqual({ html, wrong: [] });
    }),
    { numRuns: 1_000, seed: 20_261_130, endOnFailure: true },
  );
}, 120_000);

/** DOMPurify leaves an empty URL, and a picture its bytes, which run nothing. */
const isSafe = (element: Element, value: string) =>
  value === '' || allowedUrl.test(value) || (element.localName === 'img' && value.startsWith('data:'));

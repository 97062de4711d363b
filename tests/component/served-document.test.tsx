import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';

function renderDocument(html: string, options: { label?: string; opensWindows?: boolean } = {}) {
  const { container } = render(<ServedDocument html={html} {...options} />);
  return container;
}

const markup = (html: string) => renderDocument(html).firstElementChild?.innerHTML;
const linkIn = (html: string, options = {}) => {
  const link = renderDocument(html, options).querySelector('a');
  return link && { href: link.getAttribute('href'), target: link.target, rel: link.rel, text: link.textContent };
};

describe('the sanitiser preserves', () => {
  test.each([
    ['<h2>제1장</h2><p>글 <strong>굵게</strong> <em>기울여</em><br>다음 줄</p><hr>', undefined],
    ['<ul><li>하나<ol start="3"><li>셋</li></ol></li></ul>', undefined],
    ['<blockquote>말</blockquote><figure><figcaption>그림 이름</figcaption></figure>', undefined],
    ['<section id="pre-check-in"><h3 id="옷-차림">사전 체크인</h3></section>', undefined],
    [
      '<h1>큰 제목</h1><h6>작은 제목</h6><b>굵게</b> <i>기울여</i>',
      '<h2>큰 제목</h2><h4>작은 제목</h4><strong>굵게</strong> <em>기울여</em>',
    ],
    ['<ul> <li>가</li>\n <li>나</li> </ul>', '<ul><li>가</li><li>나</li></ul>'],
    ['<font>글</font><center>가운데</center>', '글가운데'],
    ['<p class="x" style="color:red" data-x="1" aria-hidden="true" title="t">글</p>', '<p>글</p>'],
    ['<p id="root">글</p>', '<p>글</p>'],
  ])('%s', (html, expected = html) => {
    expect(markup(html)).toBe(expected);
  });

  test('pictures of the site and of https URLs, with their size; another picture becomes its text', () => {
    const rest = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';
    expect(markup('<img src="/images/kv-dawn-960.webp" alt="아침" width="960" height="540">')).toBe(
      `<img alt="아침" width="960" height="540" ${rest} src="/images/kv-dawn-960.webp">`,
    );
    const uploaded = `/media/${'0a'.repeat(16)}-960.webp`;
    expect(markup(`<img src="${uploaded}" alt="식탁">`)).toBe(`<img alt="식탁" ${rest} src="${uploaded}">`);
    expect(markup('<img src="https://img.example/a.png">')).toBe(
      `<img alt="" ${rest} src="https://img.example/a.png">`,
    );
    for (const src of [
      'http://img.example/a.png',
      '/api/v1/sign-out',
      '/images/../api/v1/sign-out',
      '/media/../api/v1/sign-out',
      '/media/a.webp',
      '//img.example/a.png',
      'data:image/png;base64,x',
      'a.png',
    ])
      expect(markup(`<img src="${src}" alt="그림">`)).toBe('그림');
  });
});

test.each([
  ['대표전화 1588-7676으로 문의해 주세요.', ['1588-7676']],
  ['전화 033-799-0101, 사업자등록번호 902-88-76766', ['033-799-0101', '902-88-76766']],
  ['2026-11-26에 09:00–17:30, 11:00-13:00 두 차례', ['2026-11-26', '09:00–17:30', '11:00-13:00']],
  ['A-1동 3층, 2026.11.26, 1,234원', []],
])('in %j these figures stay on one line: %j', (text, unbroken) => {
  const document = renderDocument(`<p>${text}</p>`);
  expect([
    document.textContent,
    Array.from(document.querySelectorAll('span'), ({ textContent }) => textContent),
  ]).toEqual([text, unbroken]);
});

test('a telephone number in a link does not wrap', () => {
  expect(
    renderDocument('<p><a href="tel:033-799-0101">033-799-0101</a></p>').querySelector('a > span')?.textContent,
  ).toBe('033-799-0101');
});

describe('a link', () => {
  test('to a page of the site opens in this window', () => {
    expect(linkIn('<a href="/notice/3?page=2#pre-check-in">공지</a>')).toEqual({
      href: '/notice/3?page=2#pre-check-in',
      target: '',
      rel: '',
      text: '공지',
    });
    expect(linkIn(`<a href="${window.location.origin}/notice">공지</a>`)).toEqual({
      href: '/notice',
      target: '',
      rel: '',
      text: '공지',
    });
  });

  test.each(['https://oak.example/page', '/images/course.pdf'])('to %s opens a window without an opener', (href) => {
    expect(linkIn(`<a href="${href}">밖</a>`)).toEqual({
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      text: '밖새 창',
    });
  });

  test('beside a form opens a new window, whatever its target', () => {
    expect(linkIn('<p><a href="/terms-of-use">약관</a></p>', { opensWindows: true })).toEqual({
      href: '/terms-of-use',
      target: '_blank',
      rel: 'noopener noreferrer',
      text: '약관새 창',
    });
  });

  test.each(['#pre-check-in', 'tel:1588-7676', 'mailto:golf@oak.example'])('to %s is a plain one', (href) => {
    expect(linkIn(`<a href="${href}">여기</a>`)).toEqual({ href, target: '', rel: '', text: '여기' });
  });

  test.each([
    'javascript:run()',
    ' javascript:run()',
    'java\tscript:run()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'ftp://a.example',
    'notice/3',
    '',
  ])('to "%s" is only its text', (href) => {
    const document = renderDocument(`<p><a href="${href}">약관</a></p>`);
    expect([document.querySelector('a'), document.textContent]).toEqual([null, '약관']);
  });
});

describe('a table', () => {
  const cells = (html: string) =>
    Array.from(renderDocument(html).querySelectorAll('th, td'), (cell) =>
      [cell.localName, cell.getAttribute('scope'), cell.getAttribute('data-align'), cell.textContent]
        .filter(Boolean)
        .join(' '),
    );

  test('is named by its caption, else by the heading before it, else by its content', () => {
    const named = (html: string) =>
      Array.from(
        renderDocument(html, { label: '요금표' }).querySelectorAll('table'),
        (table) => table.getAttribute('aria-label') ?? table.caption?.textContent,
      );
    expect(
      named(
        '<table><tr><td>1</td></tr></table><h3>카트</h3><table><tr><td>1</td></tr></table><table><caption>캐디</caption><tr><td>1</td></tr></table>',
      ),
    ).toEqual(['요금표', '카트', '캐디']);
  });

  test('without scopes gets them: the head of columns, the first cells of rows', () => {
    const body = '<tr><th>주중</th><td>07:00</td></tr>';
    expect(cells(`<table><thead><tr><td></td><td>시각</td></tr></thead><tbody>${body}</tbody></table>`)).toEqual([
      'td',
      'th col 시각',
      'th row 주중',
      'td 07:00',
    ]);
    expect(cells(`<table><tr><th>요일</th><th>시각</th></tr>${body}</table>`)).toEqual([
      'th col 요일',
      'th col 시각',
      'th row 주중',
      'td 07:00',
    ]);
  });

  test('retains its scopes and spans; an invalid span is one', () => {
    expect(
      markup(
        '<table><tbody><tr><th scope="rowgroup" rowspan="2">주중</th><td colspan="2">가</td></tr><tr><td colspan="0" rowspan="x">나</td></tr></tbody></table>',
      ),
    ).toContain('<tr><th scope="rowgroup" rowspan="2">주중</th><td colspan="2">가</td></tr><tr><td>나</td></tr>');
    expect(renderDocument('<table><tr><td colspan="99999999">가</td></tr></table>').querySelector('td')?.colSpan).toBe(
      100,
    );
  });

  test('is unchanged after a table in one of its cells', () => {
    const inner = '<table><tr><th>시각</th><th>좌석</th></tr><tr><th>아침</th><td>12석</td></tr></table>';
    expect(
      cells(
        `<table><tr><th>요일</th><th>표</th><th>요금</th></tr><tr><th>주중</th><td>${inner}</td><td>130,000</td></tr><tr><th>주말</th><td>없음</td><td>150,000</td></tr></table>`,
      ),
    ).toEqual([
      'th col 요일',
      'th col 표',
      'th col end 요금',
      'th row 주중',
      'td 시각좌석아침12석',
      'th col 시각',
      'th col 좌석',
      'th row 아침',
      'td 12석',
      'td end 130,000',
      'th row 주말',
      'td 없음',
      'td end 150,000',
    ]);
  });

  test('aligns columns of amounts at the end, cells with a rowspan included', () => {
    const html =
      '<table><thead><tr><th>요일</th><th>시각</th><th>요금</th></tr></thead><tbody><tr><th rowspan="2">주중</th><td>07:00</td><td>130,000</td></tr><tr><td>13:00</td><td>-20,000원</td></tr><tr><th>주말</th><td>종일</td><td>이용 불가</td></tr></tbody></table>';
    expect(cells(html)).toEqual([
      'th col 요일',
      'th col 시각',
      'th col end 요금',
      'th row 주중',
      'td 07:00',
      'td end 130,000',
      'td 13:00',
      'td end -20,000원',
      'th row 주말',
      'td 종일',
      'td end 이용 불가',
    ]);
    expect(renderDocument(html).querySelector('table')?.hasAttribute('data-amounts')).toBe(true);
    expect(
      renderDocument('<table><tr><td>1개월</td></tr></table>').querySelector('table')?.hasAttribute('data-amounts'),
    ).toBe(false);
  });
});

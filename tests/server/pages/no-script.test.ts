import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clubPaths, paths } from '#contract/site/site-paths.ts';
import { NoScript, type Rendering } from '#server/ssr/NoScript.tsx';

const renderNoScript = (rendering: Rendering, phone?: string) =>
  renderToStaticMarkup(createElement(NoScript, { rendering, phone }));
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]+)">/g)].map(([, href = '']) => href);

describe('a visitor without JavaScript', () => {
  test('finds links to every public page', () => {
    const readable = [
      ...Object.values(paths).filter((path) => !/:|^\/(?:account|auth|ipin|mypage|delete-account|404)|^\/$/.test(path)),
      ...clubPaths.filter((path) => !path.endsWith('/brand')),
    ];
    expect(linksOf(renderNoScript('server')).toSorted()).toEqual(readable.toSorted());
  });

  test('finds them in a menu that opens without scripts', () =>
    expect(renderNoScript('server')).toMatch(
      /<details><summary>전체 메뉴<\/summary><nav aria-label="전체 메뉴">.*<\/nav><\/details>/,
    ));

  test('finds the phone number', () =>
    expect(renderNoScript('server', '033-730-3500')).toContain('<a href="tel:033-730-3500">033-730-3500</a>'));

  test.each([
    ['server', ''],
    [
      'client',
      '<p>찾는 분이 많아 이 화면의 내용을 보내지 못했습니다. 잠시 뒤 다시 열어 주세요. <a href="">다시 열기</a></p>',
    ],
    ['scripted', '<p>이 화면은 자바스크립트가 있어야 열립니다. <a href="/">홈으로</a></p>'],
    ['missing', '<p>요청하신 페이지를 찾을 수 없습니다. <a href="/">홈으로</a></p>'],
  ] as const)('gets the explanation for a page with the rendering %s', (rendering, explanation) =>
    expect(/<\/h2>(.*?)<p>안내와 소식은/.exec(renderNoScript(rendering))?.[1]).toBe(explanation),
  );
});

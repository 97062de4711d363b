import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { JsonScript } from '#server/ssr/JsonScript.tsx';
import { Metadata } from '#server/ssr/Metadata.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';

const site = 'https://golf.example';
let navigate: NavigateFunction;

/** Sets the document to what the server renders for a URL. */
function serve(path: string, url = path): void {
  const info = pageInfoOf(path);
  if (!info) throw new Error(`${path} is no page`);
  document.title = '';
  document.head.innerHTML = renderToStaticMarkup(
    <>
      <Metadata info={info} siteName="새 이름의 골프" origin={site} path={path} visual={undefined} isHidden={false} />
      <JsonScript type="application/ld+json" json="{}" />
      <JsonScript type="application/ld+json" json="{}" />
    </>,
  );
  window.history.replaceState(null, '', url);
}

function Pages({ infoOf }: { infoOf: (path: string) => Pick<PageInfo, 'title'> & Partial<PageInfo> }) {
  const { pathname } = useLocation();
  const routerNavigate = useNavigate();
  useEffect(() => {
    navigate = routerNavigate;
  }, [routerNavigate]);
  return <PageHead {...infoOf(pathname)} />;
}

const renderPages = (
  infoOf: (path: string) => Pick<PageInfo, 'title'> & Partial<PageInfo> = (path) =>
    pageInfoOf(path) ?? { title: '오류' },
) =>
  render(
    <BrowserRouter>
      <Pages infoOf={infoOf} />
    </BrowserRouter>,
  );
const go = async (to: string) => act(async () => navigate(to));

const read = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);
const head = () => ({
  title: document.title,
  description: read('meta[name="description"]'),
  canonical: read('link[rel="canonical"]', 'href'),
  graph: ['title', 'description', 'url', 'site_name'].map((name) => read(`meta[property="og:${name}"]`)),
  structured: document.head.querySelectorAll('script[type="application/ld+json"]').length,
});

/** Returns the metadata that a page with this path, title and description should have. */
const headWith = (path: string, title: string, description: string | undefined, structured = 0) => ({
  title,
  description,
  canonical: site + path,
  graph: [title, description, site + path, '새 이름의 골프'],
  structured,
});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  return () => {
    document.head.innerHTML = '';
    window.history.replaceState(null, '', '/');
  };
});

describe('the head of a page', () => {
  const courseInfo = pageInfoOf('/oakhills/course');
  const feesInfo = pageInfoOf('/oakhills/fee-information');

  test.each(['/oakhills/course', '/OakHills/Course/?course=1342#hole-3'])(
    'opened at %s stays as it was served',
    (url) => {
      serve('/oakhills/course', url);
      const served = document.head.innerHTML;
      renderPages(() => courseInfo ?? { title: '' });
      expect(document.head.innerHTML).toBe(served);
      expect(head()).toEqual(
        headWith('/oakhills/course', '오크힐스 코스 안내 | 새 이름의 골프', courseInfo?.description, 2),
      );
    },
  );

  test('follows a navigation, with the site name as served; the data of the previous page is removed', async () => {
    serve('/oakhills/course');
    renderPages();
    await go('/oakhills/fee-information?from=course');
    expect(head()).toEqual(
      headWith('/oakhills/fee-information', '오크힐스 이용 요금 | 새 이름의 골프', feesInfo?.description),
    );
    await go('/');
    expect(head()).toEqual(headWith('/', `새 이름의 골프 | ${pageInfoOf('/')?.title}`, pageInfoOf('/')?.description));
  });

  test('is restored with the page, without the data that was its own', async () => {
    serve('/oakhills/course');
    renderPages();
    await go('/notice');
    await go('/oakhills/course');
    expect(head()).toEqual(
      headWith('/oakhills/course', '오크힐스 코스 안내 | 새 이름의 골프', courseInfo?.description),
    );
  });

  test('stays while the user moves between the sections of the page', async () => {
    serve('/oakhills/course');
    renderPages();
    await go('/oakhills/course?course=1342#hole-3');
    expect(head()).toEqual(
      headWith('/oakhills/course', '오크힐스 코스 안내 | 새 이름의 골프', courseInfo?.description, 2),
    );
  });

  test('retains the served description if the page has none of its own, and has only one', async () => {
    serve('/account/login');
    renderPages((path) => ({ title: path === '/account/login' ? '로그인' : '아이디 찾기' }));
    expect(head()).toEqual(
      headWith('/account/login', '로그인 | 새 이름의 골프', pageInfoOf('/account/login')?.description, 2),
    );
    await go('/account/find-id');
    expect(head()).toEqual(headWith('/account/find-id', '아이디 찾기 | 새 이름의 골프', '아이디 찾기'));
  });

  test('of a page that was not served gets the title, and nothing else', () => {
    renderPages();
    expect([document.title, document.head.children.length]).toEqual([
      `오크 리조트 골프 | ${pageInfoOf('/')?.title}`,
      1,
    ]);
  });
});

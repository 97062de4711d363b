import { describe, expect, test } from 'vitest';
import { documentTitle } from '#contract/site/pages/page-info.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubPaths, paths } from '#contract/site/site-paths.ts';

const allPaths = [...Object.values(paths), ...clubPaths];
const pageInfos = allPaths.flatMap((path) => pageInfoOf(path) ?? []);

describe('the head of a page', () => {
  test('exists for every path except patterns, the error page and links to other sites', () => {
    expect(allPaths.filter((path) => !pageInfoOf(path))).toEqual([
      paths.specialOffer,
      paths.sharedOffer,
      paths.notice,
      paths.notFound,
      '/seongmunan/brand',
      '/wolsongri/brand',
    ]);
  });

  test('has a complete title and description', () => {
    expect(
      pageInfos.filter(({ title, description }) => title.trim() === '' || !/^.{8,160}[.]$/.test(description)),
    ).toEqual([]);
  });

  test('is unique', () => {
    expect(new Set(pageInfos.map(({ title, description }) => `${title} ${description}`)).size).toBe(pageInfos.length);
  });

  test('is found for every spelling of the path', () => {
    expect([pageInfoOf('/OakHills/Course//'), pageInfoOf(''), pageInfoOf('//')]).toEqual([
      pageInfoOf('/oakhills/course'),
      pageInfoOf('/'),
      pageInfoOf('/'),
    ]);
  });

  test.each(['/notice/136', '/oakhills', '/oakhills/brand', '/constructor', '/__proto__'])(
    'is missing at %s',
    (path) => {
      expect(pageInfoOf(path)).toBeUndefined();
    },
  );
});

describe('the document title', () => {
  test('begins with the page', () => {
    expect(documentTitle({ title: '코스 안내', pageType: 'OAKHILLS' }, '오크')).toBe('코스 안내 | 오크');
  });

  test('of the home page begins with the site', () => {
    expect(documentTitle({ title: '네 클럽', pageType: 'MAIN' }, '오크')).toBe('오크 | 네 클럽');
  });
});

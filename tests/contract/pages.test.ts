import { describe, expect, test } from 'vitest';
import { documentTitle } from '#contract/site/pages/page-info.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubPaths, paths } from '#contract/site/site-paths.ts';

const addresses = [...Object.values(paths), ...clubPaths];
const told = addresses.flatMap((path) => pageInfoOf(path) ?? []);

describe('what a page says of itself', () => {
  test('is known of every address but those with a part to fill in, the error page, and what leaves for another site', () => {
    expect(addresses.filter((path) => !pageInfoOf(path))).toEqual([paths.specialOffer, paths.sharedOffer, paths.notice, paths.notFound, '/seongmunan/brand', '/wolsongri/brand']);
  });

  test('has a title and a description, in full', () => {
    expect(told.filter(({ title, description }) => title.trim() === '' || !/^.{8,160}[.]$/.test(description))).toEqual([]);
  });

  test('is like that of no other page', () => {
    expect(new Set(told.map(({ title, description }) => `${title} ${description}`)).size).toBe(told.length);
  });

  test('is found however the address is written', () => {
    expect([pageInfoOf('/OakHills/Course//'), pageInfoOf(''), pageInfoOf('//')]).toEqual([pageInfoOf('/oakhills/course'), pageInfoOf('/'), pageInfoOf('/')]);
  });

  test.each(['/notice/136', '/oakhills', '/oakhills/brand', '/constructor', '/__proto__'])('is nothing at %s', (path) => {
    expect(pageInfoOf(path)).toBeUndefined();
  });
});

describe('the title of the document', () => {
  test('begins with the page', () => {
    expect(documentTitle({ title: '코스 안내', pageType: 'OAKHILLS' }, '오크')).toBe('코스 안내 | 오크');
  });

  test('of the home page begins with the site', () => {
    expect(documentTitle({ title: '네 클럽', pageType: 'MAIN' }, '오크')).toBe('오크 | 네 클럽');
  });
});

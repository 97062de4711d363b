import { describe, expect, test } from 'vitest';
import { offerCategories, offerCategoryNames } from '#contract/news/offer-kinds.ts';
import { sectionIds } from '#contract/news/offers-url.ts';
import { newsPages } from '#contract/site/pages/news.ts';
import { isRouted } from '#contract/site/routed.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import { menuEntries, sectionOf } from '#src/app/layout/menu-entries.ts';
import { sectionIdOf, sectionWith } from '#src/app/layout/menu-sections.ts';
import { setting } from './lib/setting.ts';

const columnsOf = (id: (typeof menuEntries)[number]['id'], path = '/') => sectionWith(id, setting, path).columns;

test.each(menuEntries.map(({ id }) => id))('the section %s links to existing pages, all of which are its own', (id) => {
  const links = columnsOf(id).flatMap(({ href, links: subLinks }) => [
    href,
    ...subLinks.filter(({ isExternal }) => !isExternal).map((link) => link.href),
  ]);
  const linkedPaths = links.map((href) => href.replace(/[?#].*/, ''));
  expect(links.length).toBeGreaterThan(1);
  expect(linkedPaths.filter((path) => !isRouted(path) || sectionOf(path) !== id)).toEqual([]);
});

test('every public page but the home page, the search and the policies belongs to a section', () => {
  const policies: ReadonlySet<string> = new Set([
    paths.privacyPolicy,
    paths.videoPolicy,
    paths.termsOfUse,
    paths.emailRefusal,
  ]);
  const isMenuPage = (path: string) =>
    path !== '/' &&
    path !== paths.search &&
    !policies.has(path) &&
    !/^\/(account|auth|ipin|mypage|delete-account|404)/.test(path);
  expect(Object.values(paths).filter((path) => isMenuPage(path) && sectionOf(path) === null)).toEqual([]);
});

test.each<[string | null, string]>([
  [null, 'clubs'],
  ['', 'clubs'],
  ['none', 'clubs'],
  ...menuEntries.map(({ id }): [string, string] => [id, id]),
])('a section of the name %j is %s', (name, id) => expect(sectionIdOf(name)).toBe(id));

describe('the menus match the pages', () => {
  test('of the kinds of offers', () => {
    expect(columnsOf('offers').map(({ label, href }) => [label, href])).toEqual(
      offerCategories.map((category) => [
        offerCategoryNames[category],
        `${paths.specialOffers}?loc=${sectionIds[category]}`,
      ]),
    );
  });

  test.each([paths.notices, paths.faq] as const)('of %s', (path) => {
    expect(columnsOf('news').find(({ href }) => href === path)?.label).toBe(newsPages[path].title);
  });

  test.each(clubKeys)('of the club %s: access and number of holes', (club) => {
    const content = clubContent.find(({ key }) => key === club);
    const column = columnsOf('clubs').find(({ href }) => href === clubPath(club, 'course'));
    expect(column?.remark).toBe(`${content?.access === 'public' ? '퍼블릭' : '회원제'} ${content?.holes}홀`);
  });

  test.each(clubKeys)('of the club %s: its pages, the current one marked, and its own site if it has one', (club) => {
    const [first, second] = [clubPath(club, 'course'), clubPath(club, 'fee-information')];
    const links = columnsOf('clubs', second).find(({ href }) => href === first)?.links ?? [];
    const brand = {
      seongmunan: setting.seongmunanBrandUrl,
      wolsongri: setting.wolsongriBrandUrl,
      oakhills: null,
      oakvalley: null,
    }[club];
    expect(links.map(({ href }) => href)).toEqual(
      clubPages(club).map((page) => (page === 'brand' ? brand : clubPath(club, page))),
    );
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual([second]);
    expect(sectionWith('clubs', undefined, '/').columns.find(({ href }) => href === first)?.links.length).toBe(
      clubPages(club).filter((page) => page !== 'brand').length,
    );
  });
});

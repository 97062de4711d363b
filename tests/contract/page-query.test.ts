import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalSearch, queryNames } from '#contract/site/page-query.ts';
import { otherParameters, pickParameters } from '#contract/site/query-parameters.ts';
import { clubKeys, clubPaths, paths } from '#contract/site/site-paths.ts';
import { filesIn } from '#tools/files-in.ts';

const allPaths = [...Object.values(paths), ...clubPaths];
const pagesWithQuery = allPaths.filter((path) => queryNames(path).length > 0);
const values = [
  '',
  '0',
  '1',
  '01',
  '2',
  '3',
  '18',
  '99',
  '-1',
  '1e9',
  '1000000',
  '1000001',
  '1.5',
  ' 2',
  'x',
  'ALL',
  'EVENT',
  'TITLE',
  'CONTENTS',
  'OAK_HILLS',
  'weekday',
  'peak',
  'midday',
  '안내 & 행사',
  '안내',
  '가'.repeat(101),
  "'<script>",
  '%',
];

test('the content of a page depends on its query string if it searches, turns pages, or has a course or a calculator', () => {
  expect(pagesWithQuery.map((path) => [path, queryNames(path).join(' ')])).toEqual([
    ['/specialoffer', 'query searchType package dining etc'],
    ['/notice', 'page query searchType ccType category'],
    ['/search', 'q'],
    ...clubKeys.flatMap((club) => [
      [`/${club}/course`, 'course'],
      [`/${club}/fee-information`, 'day season slot holes players kind members'],
    ]),
  ]);
});

describe.each(pagesWithQuery)('the canonical query string of %s', (path) => {
  const searches = queryNames(path).flatMap((name) =>
    values.map((value) => `?${new URLSearchParams({ [name]: value }).toString()}`),
  );

  test('is its own canonical query string', () => {
    const canonical = searches.map((search) => canonicalSearch(path, search));
    expect(canonical.map((search) => canonicalSearch(path, search))).toEqual(canonical);
  });

  test('has known parameters only, each once', () => {
    const names = queryNames(path);
    const all = `?utm_source=a&${[...names, ...names].map((name) => `${name}=2`).join('&')}&fbclid=b`;
    const found = [...new URLSearchParams(canonicalSearch(path, all)).keys()];
    expect([found.filter((name) => !names.includes(name)), new Set(found).size]).toEqual([[], found.length]);
  });

  test('is empty without valid values', () => {
    for (const search of [
      '',
      '?',
      '?utm_source=letter',
      `?${queryNames(path)
        .map((name) => `${name}=`)
        .join('&')}`,
    ])
      expect(canonicalSearch(path, search)).toBe('');
  });
});

test.each([
  ['/notice', '?page=2&category=EVENT', '?page=2&category=EVENT'],
  ['/Notice/', '?category=EVENT&page=02', '?page=2&category=EVENT'],
  ['/notice', '?page=1&ccType=NONE', ''],
  ['/notice', '?page=2&page=3&utm_source=a', '?page=2'],
  [
    '/specialoffer',
    '?query=%20겨울&searchType=CONTENTS&dining=0&etc=2',
    '?query=%EA%B2%A8%EC%9A%B8&searchType=CONTENTS&etc=2',
  ],
  ['/oakvalley/course', '?course=1333', '?course=1333'],
  ['/oakvalley/course', '?course=0', ''],
  ['/oakvalley/course', '?course=1e3', ''],
  ['/oakvalley/fee-information', '?players=3&holes=27&day=monday', '?holes=27&players=3'],
  ['/privacy-policy', '?page=2', ''],
])('of %s and %s it is %j', (path, search, canonical) => expect(canonicalSearch(path, search)).toBe(canonical));

test('parameters are picked and left by their names, in their order', () => {
  const search = '?b=1&utm=x+y&a=2&b=3';
  expect([pickParameters(search, ['a', 'b']), pickParameters(search, []), otherParameters(search, ['a', 'b'])]).toEqual(
    ['?b=1&a=2&b=3', '', [['utm', 'x y']]],
  );
});

/** Reads of the query string in pages; the second column says why the first render does not depend on it. */
const readers: Readonly<Record<string, string>> = {
  'src/app/layout/MenuLinks.tsx': 'where a login returns to',
  'src/app/layout/RouteFocus.tsx': 'an effect',
  'src/app/layout/Utilities.tsx': 'where a login returns to',
  'src/app/layout/use-reservation.ts': 'where a login returns to',
  'src/app/pages/LegacyOakHillsRedirect.tsx': 'a redirect',
  'src/app/session/route-guards.tsx': 'where a login returns to',
  'src/features/booking/BookingHistoryPage.tsx': 'a page of members',
  'src/features/booking/use-filter-address.ts': 'a page of members',
  'src/features/club/fee/use-choice.ts': 'in the table',
  'src/features/course/CoursePage.tsx': 'in the table',
  'src/features/faq/use-open-question.ts': 'to leave it unchanged',
  'src/features/login/LoginPage.tsx': 'where a login returns to',
  'src/features/notice/NoticeListPage.tsx': 'in the table',
  'src/features/notice/use-section-param.ts': 'an effect',
  'src/features/site-search/SearchPage.tsx': 'in the table',
  'src/features/site-search/use-search-address.ts': 'an effect',
  'src/features/special-offer/OfferPage.tsx': 'a redirect',
  'src/features/special-offer/OffersPage.tsx': 'in the table',
  'src/features/special-offer/use-loc.ts': 'an effect',
  'src/features/special-offer/use-section-hash.ts': 'to leave it unchanged',
  'src/shared/wizard/use-step-history.ts': 'to leave it unchanged',
};

test('no other module reads the query string: a page that does must be in the table, or the server would render it without', () => {
  // The server renders no page of the back office.
  const pages = filesIn('src', /\.tsx?$/).filter((file) => !file.startsWith('src/admin/'));
  const found = pages.filter((file) =>
    /useSearchParams\(|\bsearch\b[^}]*\} = useLocation\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(readers));
});

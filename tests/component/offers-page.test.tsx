import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daysBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { offerCategories, type OfferCategory } from '#contract/news/offer-kinds.ts';
import { oneOf } from '#contract/shared/one-of.ts';
import type { OfferCard } from '#contract/news/special-offer.ts';
import { App } from '#src/app/App.tsx';
import { picturedOffers } from '#src/features/special-offer/pictured-offers.ts';
import { createServices } from '#src/app/boot/services.ts';
import { mobileOnly } from '#src/ui/foundation/theme.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { enter, field, fill, press } from './lib/screen.ts';

const today = dayInKorea(new Date());

/** The number of offers in each category. */
const counts: Record<OfferCategory, number> = { package: 14, dining: 2, etc: 0 };

/** The titles of ended offers. */
let endedTitles: ReadonlySet<string>;

const offersOf = (category: OfferCategory): OfferCard[] =>
  Array.from({ length: counts[category] }, (_, index) => ({
    id: 100 * (offerCategories.indexOf(category) + 1) + index,
    category,
    title: `${category} ${index + 1}`,
    summary: `${index + 1}번째 특전`,
    thumbnail: 'kv-dawn',
    price: '한 사람 27,000원',
    startDate: '2026-09-01',
    endDate: endedTitles.has(`${category} ${index + 1}`) ? daysBefore(today, 1) : '2099-12-31',
  }));

let requests: URL[];
let failingCategory: OfferCategory | undefined;
let gate: Promise<void> | undefined;
let currentUrl: string;
let navigate: NavigateFunction;

beforeEach(() => {
  requests = [];
  endedTitles = new Set();
  failingCategory = undefined;
  gate = undefined;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    const category = oneOf(offerCategories, url.pathname.split('/').at(-1) ?? null);
    if (!category) return Response.json(ok([]).body);
    requests.push(url);
    await gate;
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    return category === failingCategory
      ? Response.json(body, { status })
      : Response.json(ok(responseFor(category, url.searchParams)).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function responseFor(category: OfferCategory, search: URLSearchParams) {
  const size = Number(search.get('size'));
  const found = offersOf(category).filter(({ title }) => title.includes(search.get('query') ?? ''));
  const totalPages = Math.max(Math.ceil(found.length / size), 1);
  const number = Math.min(Number(search.get('page')), totalPages);
  return {
    content: found.slice((number - 1) * size, number * size),
    page: { number, size, totalPages, totalElements: found.length },
  };
}

function Probe() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    currentUrl = decodeURIComponent(pathname + search + hash);
  }, [go, pathname, search, hash]);
  return null;
}

async function renderApp(path = '/specialoffer') {
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={['/about/story', path]} initialIndex={1}>
      <App {...services} />
      <Probe />
    </MemoryRouter>,
  );
  await findSection('패키지');
  return services;
}

const findSection = (name: string) => screen.findByRole('region', { name });
const titles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const waitForTitles = (name: string, ...expected: string[]) => waitFor(() => expect(titles(name)).toEqual(expected));
const titlesOf = (category: OfferCategory, ...numbers: number[]) => numbers.map((number) => `${category} ${number}`);
const collapsedCards = () =>
  Array.from(document.querySelectorAll('#section-1 details li'), (card) => [
    card.querySelector('h4')?.textContent,
    card.querySelector('a + div > p')?.textContent,
  ]);
const go = (steps: number) => act(async () => navigate(steps));
const clickLinkIn = (name: string, sectionName: string) =>
  act(async () =>
    within(screen.getByRole('region', { name: sectionName }))
      .getByRole('link', { name })
      .click(),
  );
const queries = () =>
  requests.map(({ pathname, search }) => `${pathname.split('/').at(-1)}${decodeURIComponent(search)}`);
const search = (text: string) => {
  fill('query', text);
  enter('스페셜 오퍼 검색');
};

describe('the list', () => {
  test('has the three categories in order, each with its section, its number and its offers', async () => {
    await renderApp();
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    expect(
      screen
        .getAllByRole('region')
        .filter(({ id }) => id.startsWith('section-'))
        .map(({ id }) => [
          id,
          document.querySelector(`#${id} h2`)?.textContent,
          document.querySelector(`#${id} h2 + p`)?.textContent,
        ]),
    ).toEqual([
      ['section-1', '패키지', '14건'],
      ['section-2', '다이닝 프로모션', '2건'],
      ['section-3', '기타 프로모션', '0건'],
    ]);
    expect(queries()).toEqual(
      ['package', 'dining', 'etc'].map((category) => `${category}?page=1&size=6&query&searchType=TITLE`),
    );
  });

  test('shows of each offer its name, its summary and price, its state and period, and a share button', async () => {
    await renderApp();
    await waitForTitles('다이닝 프로모션', ...titlesOf('dining', 1, 2));
    const cards = within(screen.getByRole('region', { name: '다이닝 프로모션' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3'));
    expect(
      cards.map((card) => [
        card.querySelector('a')?.getAttribute('href'),
        ...Array.from(card.querySelectorAll('a p'), ({ textContent }) => textContent),
        card.querySelector('a + div > p')?.textContent,
        within(card).getByRole('button', { name: /공유하기$/ }).textContent,
      ]),
    ).toEqual([
      [
        '/specialoffer/dining/200',
        '1번째 특전',
        '한 사람 27,000원',
        '진행 중2026.09.01 ~ 2099.12.31',
        'dining 1 공유하기',
      ],
      [
        '/specialoffer/dining/201',
        '2번째 특전',
        '한 사람 27,000원',
        '진행 중2026.09.01 ~ 2099.12.31',
        'dining 2 공유하기',
      ],
    ]);
  });

  test('shows a picture once: a card whose picture an earlier one shows, or an ink painting, has words only', () => {
    const offers = ['kv-dawn', 'ink-day', 'kv-dawn-900', 'kv-dusk', 'https://photos.example/a.jpg'].map(
      (thumbnail, id) => ({ id, thumbnail }),
    );
    expect([...picturedOffers(offers)]).toEqual([0, 3, 4]);
  });

  test('collapses past offers under the others', async () => {
    endedTitles = new Set(['package 5', 'package 6']);
    await renderApp();
    await waitFor(() => expect(titles('패키지')).toEqual([...titlesOf('package', 1, 2, 3, 4), '종료된 오퍼']));
    const details = document.querySelector<HTMLDetailsElement>('#section-1 details');
    expect([details?.open, details?.querySelector('summary')?.textContent, collapsedCards()]).toEqual([
      false,
      '종료된 오퍼2건',
      [
        ['package 5', `종료2026.09.01 ~ ${daysBefore(today, 1).replaceAll('-', '.')}`],
        ['package 6', `종료2026.09.01 ~ ${daysBefore(today, 1).replaceAll('-', '.')}`],
      ],
    ]);
  });

  test('shows past offers if a page has no others', async () => {
    endedTitles = new Set(['package 13', 'package 14']);
    await renderApp('/specialoffer?package=3');
    await waitFor(() => expect(titles('패키지')).toEqual(['종료된 오퍼']));
    expect([
      document.querySelector<HTMLDetailsElement>('#section-1 details')?.open,
      collapsedCards().map(([title]) => title),
    ]).toEqual([true, titlesOf('package', 13, 14)]);
  });

  test('after midnight in Korea collapses ended offers, and fetches the order of the new day', async () => {
    endedTitles = new Set(['dining 2']);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${daysBefore(today, 1)}T23:59:00+09:00`) });
    await renderApp();
    await waitForTitles('다이닝 프로모션', ...titlesOf('dining', 1, 2));
    requests = [];
    vi.setSystemTime(new Date(`${today}T00:00:00+09:00`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(titles('다이닝 프로모션')).toEqual(['dining 1', '종료된 오퍼']));
    await waitFor(() =>
      expect(queries()).toEqual(
        ['package', 'dining', 'etc'].map((category) => `${category}?page=1&size=6&query&searchType=TITLE`),
      ),
    );
  });

  test('on a phone has three on a page; dehydrated data for the desktop is not fetched again', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        matches: media === mobileOnly,
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    const services = createServices('https://site.example');
    for (const type of offerCategories) {
      const query = { page: 1, size: 6, query: '', searchType: 'TITLE' };
      services.queryClient.setQueryData(
        ['read', 'specialOffers', { params: { type }, query }],
        responseFor(type, new URLSearchParams({ page: '1', size: '6' })),
      );
    }
    render(
      <MemoryRouter initialEntries={['/specialoffer?package=2']}>
        <App {...services} />
      </MemoryRouter>,
    );
    await findSection('패키지');
    await waitForTitles('패키지', ...titlesOf('package', 4, 5, 6));
    await waitForTitles('기타 프로모션');
    const pages = within(screen.getByRole('navigation', { name: '패키지 쪽' }));
    expect([
      pages.getByRole('link', { current: 'page' }).textContent,
      pages.queryByRole('link', { name: '5쪽' }) !== null,
      queries(),
    ]).toEqual(['2쪽', true, []]);
    await act(async () => pages.getByRole('link', { name: '3쪽' }).click());
    await waitForTitles('패키지', ...titlesOf('package', 7, 8, 9));
    expect(queries()).toEqual(['package?page=3&size=3&query&searchType=TITLE']);
  });

  test('Empty special-offer section: 등록된 패키지가 없습니다.', async () => {
    await renderApp();
    expect(within(await findSection('기타 프로모션')).getByText('등록된 패키지가 없습니다.')).toBeTruthy();
  });

  test('a section that fails to load has a message in its place, the others stay; after a retry it has the focus', async () => {
    failingCategory = 'dining';
    await renderApp();
    expect(
      (await screen.findByText('다이닝 프로모션을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).getAttribute(
        'role',
      ),
    ).toBe('status');
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    failingCategory = undefined;
    press('다시 불러오기');
    await waitForTitles('다이닝 프로모션', ...titlesOf('dining', 1, 2));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('다이닝 프로모션');
  });
});

describe('the pages of a section', () => {
  test('are links; the opened one is in the URL with its section, which gets the focus', async () => {
    await renderApp('/specialoffer?query=a&searchType=CONTENTS&etc=3');
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    await clickLinkIn('2쪽', '패키지');
    await waitForTitles('패키지', ...titlesOf('package', 7, 8, 9, 10, 11, 12));
    expect([currentUrl, document.activeElement?.id]).toEqual([
      '/specialoffer?query=a&searchType=CONTENTS&package=2&etc=3#section-1',
      'section-1',
    ]);
  });

  test('follow each other without a gap: the offers stay until the next are loaded', async () => {
    await renderApp();
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    await clickLinkIn('3쪽', '패키지');
    expect([titles('패키지').length, document.querySelector('#section-1 ul')?.getAttribute('aria-busy')]).toEqual([
      6,
      'true',
    ]);
    await act(async () => release());
    await waitForTitles('패키지', ...titlesOf('package', 13, 14));
    expect(document.querySelector('#section-1 ul')?.getAttribute('aria-busy')).toBe('false');
  });

  test('beyond the last is the last, and an invalid one is the first', async () => {
    await renderApp('/specialoffer?package=99&dining=x&etc=-1');
    await waitForTitles('패키지', ...titlesOf('package', 13, 14));
    expect(queries().map((query) => query.split('&')[0])).toEqual(['package?page=99', 'dining?page=1', 'etc?page=1']);
    expect(
      within(screen.getByRole('navigation', { name: '패키지 쪽' })).getByRole('link', { current: 'page' }).textContent,
    ).toBe('3쪽');
  });
});

describe('the search', () => {
  test('begins with titles and no text, and has a placeholder', async () => {
    await renderApp();
    expect([
      field('searchType').value,
      field('query').value,
      field('query').getAttribute('placeholder'),
      screen.getByRole('button', { name: '검색' }).getAttribute('type'),
    ]).toEqual(['TITLE', '', '검색어를 입력해 주세요', 'submit']);
  });

  test('covers all sections from their first pages, and shows the number of matches', async () => {
    await renderApp('/specialoffer?package=2');
    await waitForTitles('패키지', ...titlesOf('package', 7, 8, 9, 10, 11, 12));
    fill('searchType', 'CONTENTS');
    search('  package 1 ');
    await waitForTitles('패키지', ...titlesOf('package', 1, 10, 11, 12, 13, 14));
    expect([currentUrl, (await screen.findByText('‘package 1’ 검색 결과 6건')).getAttribute('role')]).toEqual([
      '/specialoffer?query=package+1&searchType=CONTENTS',
      'status',
    ]);
    expect(queries().slice(3)).toEqual(
      ['package', 'dining', 'etc'].map((category) => `${category}?page=1&size=6&query=package+1&searchType=CONTENTS`),
    );
  });

  test('with only spaces, or unchanged, adds no history entry', async () => {
    await renderApp();
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    search('   ');
    expect(currentUrl).toBe('/specialoffer');
    await go(-1);
    await waitFor(() => expect(currentUrl).toBe('/about/story'));
  });

  test('that is too long is rejected at its field, until it is changed', async () => {
    await renderApp();
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    search('가'.repeat(101));
    expect([
      screen.getByText('검색어는 100자까지 입력할 수 있습니다.') !== null,
      document.activeElement,
      currentUrl,
    ]).toEqual([true, field('query'), '/specialoffer']);
    fill('query', '가');
    expect(screen.queryByText('검색어는 100자까지 입력할 수 있습니다.')).toBeNull();
  });

  test('is the previous one after Back, in the form as well', async () => {
    await renderApp();
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    search('package 14');
    await waitForTitles('패키지', 'package 14');
    fill('query', 'half typ');
    await go(-1);
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    expect([currentUrl, field('query').value, screen.queryByText(/검색 결과/)]).toEqual(['/specialoffer', '', null]);
    await go(1);
    await waitForTitles('패키지', 'package 14');
    expect([currentUrl, field('query').value]).toEqual(['/specialoffer?query=package+14', 'package 14']);
  });

  test('with a failed list has no count', async () => {
    failingCategory = 'dining';
    await renderApp('/specialoffer?query=package');
    await screen.findByText('다이닝 프로모션을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.');
    expect(screen.getByText(/검색 결과/).textContent).toBe('‘package’ 검색 결과');
  });

  test('has a link back to all offers', async () => {
    await renderApp('/specialoffer?query=dining');
    expect((await screen.findByText('‘dining’ 검색 결과 2건')).getAttribute('role')).toBe('status');
    await act(async () => screen.getByRole('link', { name: '전체 보기' }).click());
    await waitForTitles('패키지', ...titlesOf('package', 1, 2, 3, 4, 5, 6));
    expect(currentUrl).toBe('/specialoffer');
  });
});

describe('the parameter loc', () => {
  /** Mocks the positions of the sections in a desktop window. */
  function mockLayout() {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const top = { 'section-1': 700, 'section-2': 2_000, 'section-3': 3_000 }[this.id] ?? 0;
      return new DOMRect(0, top, 1_000, 900);
    });
  }

  test('scrolls to the section once all of them are loaded, focuses it, and is removed from the URL', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('reduced-motion'),
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    mockLayout();
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    await renderApp('/specialoffer?query=1&loc=section-2');
    expect(currentUrl).toBe('/specialoffer?query=1&loc=section-2');
    await act(async () => release());
    await waitFor(() => expect(currentUrl).toBe('/specialoffer?query=1#section-2'));
    expect([vi.mocked(window.scrollTo).mock.lastCall, document.activeElement?.id]).toEqual([[0, 2_000], 'section-2']);
  });

  test('with an unknown section is only removed', async () => {
    await renderApp('/specialoffer?loc=nothing');
    await waitFor(() => expect(currentUrl).toBe('/specialoffer'));
  });

  test('does not interrupt a user who has begun to scroll', async () => {
    mockLayout();
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    await renderApp('/specialoffer?loc=section-3');
    const before = vi.mocked(window.scrollTo).mock.calls.length;
    fireEvent.wheel(window);
    await act(async () => release());
    await waitFor(() => expect(currentUrl).toBe('/specialoffer'));
    expect(vi.mocked(window.scrollTo).mock.calls.length).toBe(before);
  });
});

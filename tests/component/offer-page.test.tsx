import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daysBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { messages } from '#contract/shared/messages.ts';
import type { SpecialOffer } from '#contract/news/special-offer.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { dialogText, dismissAlert } from './lib/screen.ts';

const today = dayInKorea(new Date());

const offer: SpecialOffer = {
  id: 101,
  category: 'dining',
  title: '버섯 골짜기 밥상',
  summary: '능이, 표고, 노루궁뎅이를 한 솥에',
  thumbnail: 'ink-autumn',
  price: '한 사람 27,000원',
  startDate: '2026-10-01',
  endDate: today,
  contents: '<h3>차림</h3><p>돌솥에 안쳐 <strong>상에서</strong> 뚜껑을 엽니다.</p><script>alert(1)</script>',
  prev: { id: 102, title: '정월 대보름 오곡밥과 부럼', newNotice: true },
  next: null,
};
const previousOffer: SpecialOffer = {
  ...offer,
  id: 102,
  title: '정월 대보름 오곡밥과 부럼',
  prev: null,
  next: { id: 101, title: offer.title, newNotice: false },
};

let offers: readonly SpecialOffer[];
let failure: 'refused' | 'offline' | 'broken' | null;
let requests: string[];
let currentUrl: string;
let navigate: NavigateFunction;

beforeEach(() => {
  offers = [offer, previousOffer];
  failure = null;
  requests = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (!pathname.startsWith('/api/v1/special-offers/')) return Response.json(ok([]).body);
    const found = offers.find(({ id }) => pathname === `/api/v1/special-offers/${id}`);
    if (/\d$/.test(pathname)) requests.push(pathname);
    if (failure === 'offline') throw new TypeError('Failed to fetch');
    if (failure === 'broken') return Response.json({ data: { id: 'x' } });
    const { status, body } = errorResponse(404, '404', '지난 오퍼이거나 없는 오퍼입니다.');
    return found && failure === null ? Response.json(ok(found).body) : Response.json(body, { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Probe() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    currentUrl = pathname + search + hash;
  }, [go, pathname, search, hash]);
  return null;
}

function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={['/about/story', path]} initialIndex={1}>
      <App {...createServices('https://site.example')} />
      <Probe />
    </MemoryRouter>,
  );
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const goBack = () => act(async () => navigate(-1));

describe('an offer', () => {
  test('has its tag, title, price, period, text and picture, and newer ones before it in the list', async () => {
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    const article = screen.getByRole('article');
    expect(Array.from(article.querySelectorAll('p'), ({ textContent }) => textContent).slice(0, 4)).toEqual([
      '식음',
      '능이, 표고, 노루궁뎅이를 한 솥에',
      '한 사람 27,000원',
      `진행 중2026.10.01 ~ ${today.replaceAll('-', '.')}`,
    ]);
    expect([
      within(article).getByRole('heading', { name: '차림' }).tagName,
      article.querySelector('script'),
      within(article).getByText('상에서').tagName,
      article.querySelector('img')?.getAttribute('alt'),
    ]).toEqual(['H3', null, 'STRONG', '']);
    const rows = within(screen.getByRole('navigation', { name: '앞뒤 스페셜 오퍼' })).getAllByRole('listitem');
    expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
      ['이전정월 대보름 오곡밥과 부럼\u00a0N새 글', '/specialoffer/dining/102'],
      ['다음없음', undefined],
    ]);
  });

  test('is summed up by what its text says of days, inclusions and cancelling, with the ways to book', async () => {
    offers = [
      {
        ...offer,
        contents:
          '<ul><li><strong>요일</strong> 일요일 ~ 목요일</li><li><strong>객실</strong> 1박</li><li><strong>조건</strong> 회원 동반</li></ul><p>방은 넓습니다. 이레 전까지 취소하시면 불이익이 없습니다.</p>',
      },
    ];
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    const summary = within(screen.getByRole('region', { name: '요금과 예약' }));
    expect([
      summary.getAllByRole('term').map(({ textContent }) => textContent),
      summary.getAllByRole('definition').map(({ textContent }) => textContent),
      summary.getByRole('link', { name: /^전화 예약/ }).getAttribute('href'),
      summary.getByRole('button', { name: '골프 예약' }).tagName,
    ]).toEqual([
      ['요일', '객실', '취소'],
      ['일요일 ~ 목요일', '1박', '이레 전까지 취소하시면 불이익이 없습니다.'],
      'tel:1588-7676',
      'BUTTON',
    ]);
  });

  test('shows a landscape of its own across the page, in place of that of the section', async () => {
    offers = [{ ...offer, thumbnail: 'kv-moonpine' }];
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    expect([
      screen.getByRole('article').querySelector('img'),
      document.querySelector('main img')?.getAttribute('src'),
    ]).toEqual([null, '/images/kv-moonpine-960.webp']);
  });

  test.each([
    ['over', { startDate: '2026-10-01', endDate: daysBefore(today, 1) }, '종료'],
    ['upcoming', { startDate: '2099-01-01', endDate: '2099-01-31' }, '예정'],
    ['on its only day', { startDate: today, endDate: today }, '진행 중'],
  ])('that is %s has this state', async (_, period, state) => {
    offers = [{ ...offer, ...period }];
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    expect(within(screen.getByRole('article')).getByText(/^(진행 중|예정|종료)$/).textContent).toBe(state);
  });

  test('has the title and the description of the document', async () => {
    const description = document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'description', content: '' }),
    );
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    expect([document.title, description.content]).toEqual([
      '버섯 골짜기 밥상 | 오크 리조트 골프',
      '능이, 표고, 노루궁뎅이를 한 솥에',
    ]);
    description.remove();
  });

  test('links to its neighbours and to the list, and is shared by its short URL', async () => {
    renderApp('/specialoffer/dining/101');
    await findTitle('버섯 골짜기 밥상');
    act(() => screen.getByRole('button', { name: '공유하기' }).click());
    expect(screen.getByRole('link', { name: /^페이스북/ }).getAttribute('href')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${window.location.origin}/specialoffer/101`)}`,
    );
    await act(async () => screen.getByRole('link', { name: /정월 대보름 오곡밥과 부럼/ }).click());
    await findTitle('정월 대보름 오곡밥과 부럼');
    expect([
      currentUrl,
      screen.getByRole('link', { name: '목록' }).getAttribute('href'),
      screen.getByRole('link', { name: /버섯 골짜기 밥상/ }).getAttribute('href'),
    ]).toEqual(['/specialoffer/dining/102', '/specialoffer', '/specialoffer/dining/101']);
    expect(screen.getByRole('button', { name: '공유하기' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('that was found by a search links back to it', async () => {
    renderApp('/specialoffer?query=%EB%B2%84%EC%84%AF&dining=2#section-2');
    await screen.findByRole('region', { name: '패키지' });
    await act(async () => navigate('/specialoffer/dining/101'));
    await findTitle('버섯 골짜기 밥상');
    expect(screen.getByRole('link', { name: '목록' }).getAttribute('href')).toBe(
      '/specialoffer?query=%EB%B2%84%EC%84%AF&dining=2',
    );
    act(() => screen.getByRole('link', { name: '목록' }).click());
    await screen.findByRole('region', { name: '패키지' });
    await act(async () => navigate('/specialoffer'));
  });
});

describe('a URL', () => {
  test.each([
    ['/specialoffer/package/101?utm=kakao', '/specialoffer/dining/101?utm=kakao'],
    ['/specialoffer/nothing/101', '/specialoffer/dining/101'],
    ['/specialoffer/101?utm=kakao#top', '/specialoffer/dining/101?utm=kakao#top'],
  ])('%s is replaced by %s', async (path, expected) => {
    renderApp(path);
    await findTitle('버섯 골짜기 밥상');
    await waitFor(() => expect([currentUrl, requests]).toEqual([expected, ['/api/v1/special-offers/101']]));
    await goBack();
    await waitFor(() => expect(currentUrl).toBe('/about/story'));
  });

  test.each([
    '/specialoffer/dining/x',
    '/specialoffer/dining/0',
    '/specialoffer/dining/1e2',
    '/specialoffer/dining/99999999999',
    '/specialoffer/x',
    '/specialoffer/-1',
  ])('%s, which is of no offer, is alerted without a request, and replaced by the list', async (path) => {
    renderApp(path);
    await screen.findByRole('alertdialog');
    expect([dialogText(), requests]).toEqual([messages.notFound, []]);
    dismissAlert();
    await screen.findByRole('region', { name: '패키지' });
    expect(currentUrl).toBe('/specialoffer');
    await goBack();
    await waitFor(() => expect(currentUrl).toBe('/about/story'));
  });
});

describe('Special offer detail fails', () => {
  test.each(['/specialoffer/dining/404', '/specialoffer/404'])(
    'alert the server message, go to /specialoffer (%s)',
    async (path) => {
      renderApp(path);
      await screen.findByRole('alertdialog');
      expect([dialogText(), requests]).toEqual(['지난 오퍼이거나 없는 오퍼입니다.', ['/api/v1/special-offers/404']]);
      dismissAlert();
      await screen.findByRole('region', { name: '패키지' });
      expect([currentUrl, dialogText()]).toEqual(['/specialoffer', null]);
      await goBack();
      await waitFor(() => expect(currentUrl).toBe('/about/story'));
    },
  );

  test.each([
    ['offline', messages.offline],
    ['broken', messages.unexpected],
  ] as const)('%s: it has a message of its own', async (kind, message) => {
    failure = kind;
    renderApp('/specialoffer/dining/101');
    await screen.findByRole('alertdialog');
    expect([dialogText(), screen.queryByRole('article')]).toEqual([message, null]);
  });

  test('and works again after a retry', async () => {
    failure = 'refused';
    renderApp('/specialoffer/dining/101');
    await screen.findByRole('alertdialog');
    dismissAlert();
    await screen.findByRole('region', { name: '패키지' });
    failure = null;
    await act(async () => navigate('/specialoffer/dining/101'));
    expect(await findTitle('버섯 골짜기 밥상')).toBeTruthy();
    expect(dialogText()).toBeNull();
  });
});

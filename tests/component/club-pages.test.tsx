import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import bookingContent from '#server/db/seed/content/booking-info.json' with { type: 'json' };
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestContent from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import termsContent from '#server/db/seed/content/terms.json' with { type: 'json' };
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';

const itemsOf = (content: readonly { idGolfCC: number; items: readonly object[] }[]) => (id: number) =>
  content.find(({ idGolfCC }) => idGolfCC === id)?.items;
const termsOf = (id: number) => {
  const terms = termsContent.find(({ idGolfCC }) => idGolfCC === id);
  return [
    { kind: 'COMPLIANCE', ...terms?.compliance },
    { kind: 'USE', ...terms?.use },
  ];
};

const responses: Record<string, (id: number) => unknown> = {
  '/api/v1/fee': itemsOf(feeContent),
  '/api/v1/booking': itemsOf(bookingContent),
  '/api/v1/booking/schedule-table': itemsOf(scheduleContent),
  '/api/v1/guest-info': itemsOf(guestContent),
  '/api/v1/terms': termsOf,
  '/api/v1/cc': () => clubContent,
  '/api/v1/cc/directions': (id) =>
    clubContent.filter((club) => club.id === id).map((club) => ({ ...club, ...club.directions }))[0],
};

let failingPath: string | undefined;

beforeEach(() => {
  failingPath = undefined;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname, searchParams } = new URL(
      String(input instanceof Request ? input.url : input),
      'https://site.example',
    );
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    return pathname === failingPath
      ? Response.json(body, { status })
      : Response.json(ok(responses[pathname]?.(Number(searchParams.get('idGolfCC'))) ?? []).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...createServices('https://site.example')} />
      <CurrentUrl />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

const headings = (level: number) =>
  screen
    .getAllByRole('heading', { level })
    .filter((heading) => !heading.closest('summary'))
    .map(({ textContent }) => textContent);

/**
 * Returns the links of the index beside the text; the collapsed index of the mobile layout, which follows it, is
 * ignored.
 */
const indexLinks = (name: string) =>
  screen
    .getAllByRole('navigation', { name })
    .slice(0, 1)
    .flatMap((index) => within(index).getAllByRole('link'));

describe('the fees', () => {
  test('of a club are its tables with their units, then an estimate for a round', async () => {
    const page = await renderApp('/wolsongri/fee-information');
    await page.findByRole('table', { name: '출발 시간별 9홀 그린피' });
    expect(headings(1)).toEqual(['월송리 이용 요금']);
    expect(headings(2)).toEqual([
      '그린피(셀프 라운드)',
      '9홀 그린피',
      '카트 사용료',
      '캐디',
      '대여 요금',
      '예상 금액 계산',
    ]);
    expect(page.getByText('1인 9홀, 원')).toBeTruthy();
    expect(indexLinks('요금 차례').map((link) => link.getAttribute('href'))).toEqual([
      '#fee-13501',
      '#fee-13502',
      '#fee-13503',
      '#fee-13504',
      '#fee-13505',
      '#fee-estimate',
    ]);
  });

  test('are estimated for the URL, and a choice is stored in it', async () => {
    const page = await renderApp('/wolsongri/fee-information?holes=9&slot=late&players=3&day=holiday&season=peak');
    const form = within(await page.findByRole('form', { name: '예상 금액 계산' }));
    const total = () =>
      page
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .find((text) => text.includes('합계'));
    expect(total()).toBe('예상 금액 합계 225,000원1인 75,000원');
    fireEvent.click(form.getByRole('radio', { name: '18홀' }));
    expect(total()).toBe('예상 금액 합계 525,000원1인 175,000원');
    fireEvent.change(form.getByRole('combobox', { name: '이용 요일' }), { target: { value: 'weekday' } });
    fireEvent.click(form.getByRole('radio', { name: '4명' }));
    expect([total(), screen.getByTestId('address').textContent]).toEqual([
      '예상 금액 합계 520,000원1인 130,000원',
      '/wolsongri/fee-information?holes=18&players=4&day=weekday&season=peak',
    ]);
    expect(page.getByText('예상 금액이며 실제 요금은 예약 시점의 요금표와 현장 정산에 따릅니다.')).toBeTruthy();
  });

  test('are compared with the same round at the other clubs, which a choice changes, too', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly onIntersection: (entries: { isIntersecting: boolean }[]) => void;
        constructor(onIntersection: (entries: { isIntersecting: boolean }[]) => void) {
          this.onIntersection = onIntersection;
        }
        observe = () => this.onIntersection([{ isIntersecting: true }]);
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    const page = await renderApp('/wolsongri/fee-information?players=3&season=peak');
    const table = await page.findByRole('table', { name: '네 클럽에서 같은 라운드' });
    const totals = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('b')?.textContent);
    expect(totals()).toEqual(['790,000원', '765,000원', '900,000원', '405,000원']);
    expect(within(table).getByRole('link', { name: '성문안' }).getAttribute('href')).toBe(
      '/seongmunan/fee-information?day=weekday&season=peak&holes=18&players=3',
    );
    fireEvent.click(page.getByRole('radio', { name: '4명' }));
    expect(totals()).toEqual(['1,020,000원', '985,000원', '1,110,000원', '520,000원']);
  });

  test('at a members’ club are estimated for members and guests', async () => {
    const page = await renderApp('/oakvalley/fee-information?season=peak');
    const form = within(await page.findByRole('form', { name: '예상 금액 계산' }));
    fireEvent.change(form.getByRole('combobox', { name: '회원 수' }), { target: { value: '4' } });
    expect(page.getByText('65,000원 × 4명')).toBeTruthy();
    fireEvent.change(form.getByRole('combobox', { name: '회원 구분' }), { target: { value: 'weekday' } });
    fireEvent.change(form.getByRole('combobox', { name: '이용 요일' }), { target: { value: 'holiday' } });
    expect(page.getByText('주중회원은 주말·공휴일에 이용하실 수 없습니다.').getAttribute('role')).toBe('status');
  });
});

test('booking is explained point by point, then in tables of dates, before the weather', async () => {
  const page = await renderApp('/oakhills/booking-information');
  await page.findByRole('table', { name: '추첨 예약 접수와 발표' });
  expect([headings(2), headings(3).length]).toEqual([
    ['예약과 취소', '예약 일정', '추첨 예약 일정표', '출발 시간표', '오늘과 내일 날씨'],
    4,
  ]);
});

test('the guest information is in the club’s own words', async () => {
  const page = await renderApp('/seongmunan/guest-information');
  expect((await page.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    '01도착부터 출발까지',
    '02복장 안내',
    '03처음 오신 손님께',
    '04분실물과 귀중품',
  ]);
});

test.each([
  [
    'terms-of-compliance',
    '셀프 라운드 준수사항',
    ['스스로 지키는 안전', '스스로 가꾸는 코스', '서로 배려하는 진행'],
    '준수사항',
  ],
  ['terms-of-use', '이용약관', ['제1조 대상', '제2조 셀프 라운드', '제3조 예약과 내장'], '이용약관'],
])('%s are split at their headings, with an index', async (path, title, sectionTitles, name) => {
  const page = await renderApp(`/wolsongri/${path}`);
  await page.findByRole('heading', { name: sectionTitles[0] ?? '' });
  const [first, ...rest] = headings(2);
  expect([first, rest.slice(0, 3)]).toEqual([title, sectionTitles]);
  expect(indexLinks(`${name} 차례`)).toHaveLength(rest.length);
});

test('the facilities are present at once: two with pictures, the others in a table with links to call', async () => {
  const page = await renderApp('/wolsongri/facilities');
  const main = within(await page.findByRole('list', { name: '대표 시설' }));
  expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['연습장', '커피숍 달']);
  expect(main.getByRole('link', { name: /드라이빙 레인지 안내/ }).getAttribute('href')).toBe('/driving-range');
  const rows = within(page.getByRole('table', { name: '다른 시설' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    'tel:033-799-1353',
    'tel:033-799-0135',
    'tel:033-799-1354',
    'tel:033-799-1355',
  ]);
  expect(
    within(rows[0]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['식당, 56석', '관리동 1층 안쪽', '06:30~18:30', '033-799-1353']);
});

test('the directions are the club’s own: its address, three map services, a card for each route', async () => {
  const page = await renderApp('/wolsongri/facilities');
  const address = '강원특별자치도 원주시 지정면 월송달빛길 71';
  await page.findByText(address);
  const name = encodeURIComponent('월송리 CC');
  expect(
    ['네이버지도', '카카오맵', '티맵'].map((service) => {
      const link = page.getByRole('link', { name: new RegExp(`^${service}`) });
      return [link.getAttribute('href'), link.getAttribute('target')];
    }),
  ).toEqual([
    [`https://map.naver.com/p/search/${encodeURIComponent(address)}`, '_blank'],
    [`https://map.kakao.com/link/map/${name},37.3957,127.8289`, '_blank'],
    [`tmap://route?goalname=${name}&goalx=127.8289&goaly=37.3957`, null],
  ]);
  const byCar = within(page.getByRole('region', { name: '자동차로 오시는 길' }));
  expect(byCar.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    '서울·하남',
    '원주 시내',
    '여주·양평',
  ]);
  expect(byCar.getByText('봉화산 터널')).toBeTruthy();
  expect(page.getByText('간현 정류장(시내버스 환승)')).toBeTruthy();
});

test('the hours of the club follow each other every seven seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/oakhills/facilities');
  const slides = within(await screen.findByRole('region', { name: '오크힐스의 하루' }));
  const title = () => slides.getByRole('group', { name: /^\d \/ 3$/ }).textContent;
  fireEvent.click(await slides.findByRole('button', { name: '다음 슬라이드' }));
  const seenTitles = [title()];
  for (const delayMs of [6_900, 200]) {
    act(() => void vi.advanceTimersByTime(delayMs));
    seenTitles.push(title());
  }
  expect(seenTitles).toEqual(['능선까지 단풍이 드는 시월', '능선까지 단풍이 드는 시월', '눈이 길을 덮는 겨울']);
});

test.each([
  ['/seongmunan/fee-information', '/api/v1/fee', '요금표를'],
  ['/seongmunan/guest-information', '/api/v1/guest-info', '이용 안내를'],
  ['/seongmunan/terms-of-use', '/api/v1/terms', '이용약관을'],
  ['/seongmunan/facilities', '/api/v1/cc/directions', '오시는 길을'],
])('%s that failed to load is fetched again', async (path, apiPath, name) => {
  failingPath = apiPath;
  const page = await renderApp(path);
  await page.findByText(`${name} 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.`);
  failingPath = undefined;
  await act(async () => fireEvent.click(page.getByRole('button', { name: '다시 불러오기' })));
  await vi.waitFor(() => expect(page.queryByText(/불러오지 못했습니다/)).toBeNull());
});

describe('the club rules', () => {
  test('are chapters with their articles, each with a place of its own', async () => {
    const page = await renderApp('/oakvalley/terms-of-club');
    await page.findByRole('heading', { name: '제2장 회원' });
    expect(document.querySelectorAll('article[id^="article-"]')).toHaveLength(35);
    expect(document.getElementById('article-7')?.textContent).toContain('입회일부터 5년');
    expect(page.getByText('2025.05.07 시행')).toBeTruthy();
    expect(
      page
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .filter((text) => /^[\d,]+$/.test(text)),
    ).toEqual(['1,307', '697', '610']);
  });

  test('list penalties from a month to permanent', async () => {
    const page = await renderApp('/oakhills/terms-of-club');
    const penalties = await page.findByRole('table', { name: /징계 양정/ });
    const terms = Array.from(penalties.querySelectorAll('td'), ({ textContent }) => textContent);
    expect([...new Set(terms)].toSorted()).toEqual(['-', '1개월', '2개월', '3개월', '6개월', '영구', '주의']);
  });

  test('have a select field that scrolls to a chapter', async () => {
    const page = await renderApp('/oakhills/terms-of-club');
    const field = await page.findByRole('combobox', { name: '장 선택' });
    fireEvent.change(field, { target: { value: 'chapter-3' } });
    expect([window.location.hash, document.activeElement?.id]).toEqual(['#chapter-3', 'chapter-3']);
    window.location.hash = '';
  });
});

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { rangeDistances } from '#src/features/driving-range/range-distances.ts';
import { errorResponse, ok } from './api/fake-server.ts';

const table = (caption: string) =>
  `<table><caption>${caption}</caption><thead><tr><th scope="col">구분</th><th scope="col">60분</th></tr></thead><tbody><tr><th scope="row">1층</th><td>18,000</td></tr></tbody></table>`;

const served: Readonly<Record<string, unknown>> = {
  '/api/v1/driving-range': {
    title: '숲을 향해 치는 연습장',
    introduce: '맞은편 숲까지 곧게 트인 연습장입니다.',
    thumbnail: 'kv-range',
  },
  '/api/v1/driving-range/course': [
    {
      id: 201,
      thumbnail: 'kv-range',
      titleEnUs: 'Putting Green',
      titleKoKr: '퍼팅 그린',
      description: '<p>누구나 무료입니다.</p>',
    },
  ],
  '/api/v1/driving-range/fee': [
    { id: 211, title: '타석 이용 요금', feeTable: table('타석 요금(원)') },
    { id: 212, title: '정기 이용권', feeTable: table('정기 이용권(원)') },
  ],
  '/api/v1/driving-range/booking': [
    { id: 221, title: '타석 예약', thumbnail: 'kv-range', description: '<p>이틀 전부터 잡을 수 있습니다.</p>' },
  ],
};

let responses: Record<string, unknown>;
let failingPath: string | undefined;

beforeEach(() => {
  failingPath = undefined;
  responses = { ...served };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    return pathname === failingPath
      ? Response.json(body, { status })
      : Response.json(ok(responses[pathname] ?? []).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

test('the range has an introduction, then its places, its fees and how to book', async () => {
  const page = await renderApp('/driving-range');
  await page.findByRole('heading', { name: '타석 예약' });
  await page.findByRole('table', { name: '정기 이용권(원)' });
  expect(
    page
      .getAllByRole('heading')
      .filter((heading) => heading.matches(':is(h1, h2):not(summary *)'))
      .map(({ textContent }) => textContent),
  ).toEqual([
    '드라이빙 레인지',
    '숲을 향해 치는 연습장',
    '네 가지 연습, 네 자리',
    '이용 요금',
    '타석 이용 요금',
    '정기 이용권',
    '예약과 이용',
  ]);
});

test('below the key visual it states the opening hours and a price of its tables', async () => {
  responses['/api/v1/driving-range/booking'] = [
    {
      id: 222,
      title: '운영 시간',
      thumbnail: 'kv-dusk',
      description:
        '<table><tr><th>계절</th><th>여는 시각</th><th>닫는 시각</th></tr><tr><th>여름</th><td>05:30</td><td>22:00</td></tr><tr><th>겨울</th><td>07:00</td><td>20:00</td></tr></table>',
    },
  ];
  const page = await renderApp('/driving-range');
  await page.findByText('1층 60분');
  expect(page.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '05:30~22:00',
    '07:00~20:00',
    '18,000원',
  ]);
});

test('the range is drawn with the distances of its description, others by their names', async () => {
  const range = {
    id: 202,
    thumbnail: 'kv-range',
    titleEnUs: 'Driving Range',
    titleKoKr: '드라이빙 레인지',
    description: '<p>비거리 260m의 연습장입니다.</p><p>70m, 110m에 목표 그린이 있습니다.</p>',
  };
  expect([
    rangeDistances(range),
    rangeDistances({ ...range, description: '<p>비거리 260m의 연습장입니다.</p>' }),
    rangeDistances({ ...range, titleEnUs: 'Putting Green' }),
  ]).toEqual([{ length: 260, greens: [70, 110] }, null, null]);
  responses['/api/v1/driving-range/course'] = [range];
  const page = await renderApp('/driving-range');
  expect(
    await page.findByRole('img', { name: '길이 260m인 연습장의 단면. 목표 그린은 70m, 110m에 있습니다.' }),
  ).toBeTruthy();
});

test('a section that fails to load does not affect the others', async () => {
  failingPath = '/api/v1/driving-range/fee';
  const page = await renderApp('/driving-range');
  expect(
    (await page.findByText('요금표를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).getAttribute('role'),
  ).toBe('status');
  expect(page.getAllByRole('heading', { name: /퍼팅 그린|타석 예약/ }).length).toBe(2);
});

test('the fees have a page of their own, with the same tables and an index of them', async () => {
  const page = await renderApp('/driving-range/fee-information');
  await page.findByRole('table', { name: '타석 요금(원)' });
  const index = page.getAllByRole('navigation', { name: '요금표 차례' })[0];
  expect(
    Array.from(index?.querySelectorAll('a') ?? [], (link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1타석 이용 요금', '#fee-211'],
    ['2정기 이용권', '#fee-212'],
  ]);
});

test.each([
  ['/driving-range', '연습장 안내'],
  ['/driving-range/fee-information', '이용 요금'],
  ['/driving-range/practice-range', '프랙티스 레인지'],
])('%s is the tab %s of three', async (path, label) => {
  const page = await renderApp(path);
  const tabs = within(await page.findByRole('navigation', { name: '드라이빙 레인지 메뉴' })).getAllByRole('link');
  expect(
    tabs
      .map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current') === 'page'])
      .filter(([, isCurrent]) => isCurrent),
  ).toEqual([[path, true]]);
  expect([tabs.length, tabs.find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent]).toEqual([
    3,
    label,
  ]);
});

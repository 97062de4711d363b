import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { windName } from '#contract/clubs/forecast-messages.ts';
import type { Forecast } from '#contract/clubs/forecast.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { ForecastScreen } from '#src/features/club/booking/ForecastScreen.tsx';
import { errorResponse, ok } from './api/fake-server.ts';
import { nearViewport } from './lib/near-viewport.ts';

const step = { day: '2026-11-21', time: '15:00', icon: '10d', temperature: 4, chance: 62, amount: 1.2, wind: 4.3 };
const forecast: Forecast = {
  day: '2026-11-21',
  sunrise: '07:14',
  sunset: '17:08',
  steps: [
    step,
    { ...step, day: '2026-11-22', time: '09:00', icon: '01d', temperature: -2, chance: 0, amount: 0, wind: 0.4 },
  ],
};
const unknown = '지금은 날씨 예보를 불러올 수 없습니다.';
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe('the forecast', () => {
  test('is a table of times, with the sunrise and the sunset of today', () => {
    render(<ForecastScreen forecast={forecast} today="2026-11-21" number="03" />);
    expect(rows()).toEqual([
      ['오늘 15:00', '비', '4°C', '강수 확률 62%, 1.2mm', '바람 약간 강함, 4.3m/s'],
      ['내일 09:00', '맑음', '-2°C', '강수 확률 0%', '바람 약함, 0.4m/s'],
    ]);
    expect(screen.getByText('오늘 해돋이 07:14, 해넘이 17:08')).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /오늘/ }))
        .getByRole('presentation')
        .getAttribute('src'),
    ).toBe('/weather/10d.svg');
  });

  test('after midnight calls today what was tomorrow, and has neither yesterday nor its sun', () => {
    render(<ForecastScreen forecast={forecast} today="2026-11-22" number="03" />);
    expect([rows().map(([time]) => time), screen.queryByText(/해돋이/)]).toEqual([['오늘 09:00'], null]);
  });

  test.each([
    ['is unknown', null, '2026-11-21'],
    ['is over', forecast, '2026-11-23'],
  ])('that %s is a sentence', (_, known, today) => {
    render(<ForecastScreen forecast={known} today={today} number="03" />);
    expect([screen.getByText(unknown).tagName, screen.queryByRole('table')]).toEqual(['P', null]);
  });
});

test.each([
  [0, '약함'],
  [3.9, '약함'],
  [4, '약간 강함'],
  [9, '강함'],
  [13.9, '강함'],
  [14, '매우 강함'],
])('a wind of %d m/s is %s', (speed, name) => expect(windName(speed)).toBe(name));

describe('on the page of a club’s booking information', () => {
  let answer: () => Response;
  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    nearViewport();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const { pathname, search } = new URL(
        String(input instanceof Request ? input.url : input),
        'https://site.example',
      );
      if (pathname !== '/api/v1/cc/forecast') return Response.json(ok([]).body);
      requests.push(search);
      return answer();
    });
  });
  const renderPage = () =>
    render(
      <MemoryRouter initialEntries={['/wolsongri/booking-information']}>
        <App {...createServices('https://site.example')} />
      </MemoryRouter>,
    );

  test('it is that of the club', async () => {
    answer = () => Response.json(ok({ ...forecast, steps: [{ ...step, day: '2999-01-01' }] }).body);
    renderPage();
    expect(await screen.findByRole('rowheader', { name: '내일 15:00' })).toBeTruthy();
    expect(requests).toEqual(['?idGolfCC=135']);
  });

  test('and a failed request leaves a sentence, and the rest of the page', async () => {
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    answer = () => Response.json(body, { status });
    renderPage();
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '예약과 취소' })).toBeTruthy();
  });
});

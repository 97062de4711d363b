import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { teeTimesMessages as words } from '#contract/clubs/tee-times-messages.ts';
import type { TeeTimes } from '#contract/clubs/tee-times.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { TeeTimesScreen } from '#src/features/club/booking/TeeTimesScreen.tsx';
import { errorResponse, ok } from './api/fake-server.ts';
import { nearViewport } from './lib/near-viewport.ts';
import { setting } from './lib/setting.ts';

const today = '2026-11-21';
const teeTimes: TeeTimes = {
  day: '2026-11-22',
  isClosed: false,
  readAt: '09:00',
  times: [
    { time: '07:07', course: 'OUT', fee: 285_000 },
    { time: '07:14', course: 'IN', fee: 270_000 },
    { time: '12:47', course: 'IN', fee: null },
  ],
};

const show = (known: TeeTimes | null) =>
  render(
    <TeeTimesScreen
      teeTimes={known}
      today={today}
      day="2026-11-22"
      onDay={onDay}
      booking={<button>골프 예약</button>}
    />,
  );
const onDay = vi.fn<(day: string) => void>();
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe('the free tee times', () => {
  test('are a table by the hour, with the lowest fee, and when they were read', () => {
    show(teeTimes);
    expect(rows()).toEqual([
      ['7시대', '270,000원부터', '07:07 OUT, 07:14 IN'],
      ['12시대', '예약 시스템에서 확인', '12:47 IN'],
    ]);
    expect(screen.getByText(words.readAt('09:00'))).toBeTruthy();
  });

  test('are those of one of three weeks of days', () => {
    show(teeTimes);
    const days = screen.getByLabelText<HTMLSelectElement>('이용일');
    const labels = [...days.options].map(({ textContent }) => textContent);
    expect([labels.length, labels[0], labels.at(-1), days.value]).toEqual([
      21,
      '11월 21일(토) 오늘',
      '12월 11일(금)',
      '2026-11-22',
    ]);
    fireEvent.change(days, { target: { value: '2026-11-28' } });
    expect(onDay.mock.calls).toEqual([['2026-11-28']]);
  });

  test.each([
    ['are unknown', null, words.unknown],
    ['are all booked', { ...teeTimes, times: [] }, words.none],
    ['are none, since the club is closed', { ...teeTimes, times: [], isClosed: true }, words.closed],
  ])('that %s are a sentence, beside the way to the reservation', (_, known, sentence) => {
    show(known);
    expect([screen.getByText(sentence).tagName, screen.queryByRole('table')]).toEqual(['P', null]);
    expect(screen.getByRole('button', { name: '골프 예약' })).toBeTruthy();
  });
});

describe('on the page of a club’s booking information', () => {
  let hasTeeTimes: boolean;
  let answer: (day: string) => Response;
  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    nearViewport();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00+09:00') });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const { pathname, search, searchParams } = new URL(
        String(input instanceof Request ? input.url : input),
        'https://site.example',
      );
      if (pathname === '/api/v1/setting') return Response.json(ok({ ...setting, hasTeeTimes }).body);
      if (pathname !== '/api/v1/cc/tee-times') return Response.json(ok([]).body);
      requests.push(search);
      return answer(searchParams.get('day') ?? '');
    });
  });
  const renderPage = () =>
    render(
      <MemoryRouter initialEntries={['/oakhills/booking-information']}>
        <App {...createServices('https://site.example')} />
      </MemoryRouter>,
    );

  test('they are those of tomorrow, and then of the chosen day', async () => {
    hasTeeTimes = true;
    answer = (day) => Response.json(ok({ ...teeTimes, day, times: day === '2026-11-28' ? [] : teeTimes.times }).body);
    renderPage();
    expect(await screen.findByRole('rowheader', { name: '7시대' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('이용일'), { target: { value: '2026-11-28' } });
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(requests).toEqual(['?idGolfCC=134&day=2026-11-22', '?idGolfCC=134&day=2026-11-28']);
  });

  test('a failed request leaves a sentence', async () => {
    hasTeeTimes = true;
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    answer = () => Response.json(body, { status });
    renderPage();
    expect(await screen.findByText(words.unknown)).toBeTruthy();
  });

  test('nothing of them is shown or requested if the site has none', async () => {
    hasTeeTimes = false;
    renderPage();
    expect(await screen.findByRole('heading', { name: '오늘과 내일 날씨' })).toBeTruthy();
    expect([screen.queryByText(words.title), requests]).toEqual([null, []]);
  });
});

import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClubOperation } from '#contract/clubs/operation.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';

const operations: ClubOperation[] = clubKeys.map((key) => ({
  key,
  reservationTel: '1588-7676',
  closures: key === 'oakvalley' ? [{ from: '2026-12-01', until: '2027-03-11' }] : [],
  firstTees: Array.from({ length: 12 }, (_, index) => (key === 'oakhills' ? (index === 11 ? '07:50' : '06:30') : null)),
}));

let isFailing = false;
beforeEach(() => {
  isFailing = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    if (pathname === '/api/v1/cc/operation')
      return isFailing ? Response.json(body, { status }) : Response.json(ok(operations).body);
    return Response.json(ok(pathname === '/api/v1/cc' ? clubContent : []).body);
  });
});
afterEach(() => vi.useRealTimers());

const renderApp = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
const states = () => screen.getAllByText(/^오늘 (?:영업|휴장)/).map(({ firstChild }) => firstChild?.textContent);

test('each page of a club says whether it is open on this day in Korea, and changes at midnight there', async () => {
  // 23:59 in Korea, where it is the last day of November.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-30T14:59:00Z') });
  renderApp('/oakhills/guest-information');
  expect(await screen.findByText(/^오늘 영업/)).toBeTruthy();
  expect(states()).toEqual(['오늘 영업 · 첫 티 06:30']);
  expect(screen.getByRole('link', { name: '오늘과 내일 날씨' }).getAttribute('href')).toBe(
    '/oakhills/booking-information#weather',
  );
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(states()).toEqual(['오늘 영업 · 첫 티 07:50']);
});

test('the home page says it of each club', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T15:00:00Z') });
  renderApp('/');
  expect(await screen.findAllByText(/^오늘/)).toHaveLength(4);
  expect(states()).toEqual(['오늘 영업', '오늘 휴장 · 3월 11일까지', '오늘 영업 · 첫 티 07:50', '오늘 영업']);
});

test('what is unknown is left out, and the page remains', async () => {
  isFailing = true;
  renderApp('/oakhills/guest-information');
  expect(await screen.findByText('등록된 이용 안내가 없습니다.')).toBeTruthy();
  expect(screen.queryByText(/^오늘/)).toBeNull();
});

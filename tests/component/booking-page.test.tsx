import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { bookings, history } from '#tests/fixtures/bookings.ts';
import { ok } from './api/fake-server.ts';
import { dialogText, field, fill, invalidFields, press } from './lib/screen.ts';

const today = dayInKorea(new Date());

/** The number of bookings of each course. */
const bookingCounts: Record<string, number> = { '11': 3, '41': 1, '51': 2 };

let requests: URL[];
let isOffline: boolean;
let currentUrl: string;
let navigate: NavigateFunction;

beforeEach(() => {
  requests = [];
  isOffline = false;
  localStorage.setItem('token', 'token');
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (url.pathname.startsWith('/api/v1/my/booking')) requests.push(url);
    if (isOffline) throw new TypeError('Failed to fetch');
    return Response.json(responseFor(url));
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Responds to the list and its counts; responses to all other requests cannot be parsed. */
const responseFor = ({ pathname, searchParams }: URL): unknown =>
  pathname.endsWith('/booking/count')
    ? ok(history.count).body
    : ok(bookings.slice(0, bookingCounts[searchParams.get('courseCode') ?? ''] ?? 0)).body;

function Probe() {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    currentUrl = pathname + search;
  }, [go, pathname, search]);
  return null;
}

async function renderApp(path: string, loadedText = /^예약 \d+건을 불러왔습니다/) {
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={['/mypage', path]} initialIndex={1}>
      <App {...services} />
      <Probe />
    </MemoryRouter>,
  );
  await screen.findByText(loadedText);
  return services;
}

const go = (steps: number) => act(async () => navigate(steps));
const rows = () => document.querySelectorAll('section[aria-label="예약 내역"] [role="rowheader"]').length;
const waitForRows = (count: number) => waitFor(() => expect(rows()).toBe(count));
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const requestedCourses = () =>
  requests
    .filter(({ pathname }) => pathname.endsWith('/my/booking'))
    .map(({ searchParams }) => searchParams.get('courseCode'));
const submitCourse = (course: string) => {
  fill('courseCode', course);
  press('조회');
};

describe('the URL', () => {
  test('determines the query', async () => {
    await renderApp('/mypage/booking?courseCode=51&statusCode=I&playDateFrom=2020-01-01&playDateTo=2020-02-01');
    expect(requests.map(({ search }) => search)).toEqual([
      '?courseCode=51&playDateFrom=2020-01-01&playDateTo=2020-02-01&membNo=b&statusCode=I',
      '?courseCode=51&playDateFrom=2020-01-01&playDateTo=2020-02-01&membNo=b',
    ]);
    expect(
      ['courseCode', 'playDateFrom', 'playDateTo', 'membNo', 'statusCode'].map((name) => field(name).value),
    ).toEqual(['51', '2020-01-01', '2020-02-01', 'b', 'I']);
    expect([rows(), pressed()]).toEqual([2, []]);
  });

  test('follows a filter, and Back and Forward restore form and list without fetching again', async () => {
    await renderApp('/mypage/booking');
    submitCourse('41');
    await waitForRows(1);
    press('3개월');
    await waitFor(() => expect(requestedCourses().length).toBe(3));
    expect(currentUrl).toBe(`/mypage/booking?courseCode=41&playDateFrom=${monthsBefore(today, 3)}`);
    await go(-1);
    await waitForRows(1);
    expect([currentUrl, field('courseCode').value, pressed()]).toEqual([
      '/mypage/booking?courseCode=41',
      '41',
      ['1개월'],
    ]);
    await go(-1);
    await waitForRows(3);
    expect([currentUrl, field('courseCode').value]).toEqual(['/mypage/booking', '11']);
    await go(2);
    await waitForRows(1);
    expect([pressed(), requestedCourses()]).toEqual([['3개월'], ['11', '41', '41']]);
  });

  test('has no second entry for the current filter', async () => {
    await renderApp('/mypage/booking');
    press('조회');
    press('1개월');
    await waitForRows(3);
    await go(-1);
    await waitFor(() => expect(currentUrl).toBe('/mypage'));
  });

  test('of the last of several quick choices is the one that stays', async () => {
    await renderApp('/mypage/booking');
    press('3개월');
    press('6개월');
    press('1년');
    await waitForRows(3);
    expect([currentUrl, pressed()]).toEqual([`/mypage/booking?playDateFrom=${monthsBefore(today, 12)}`, ['1년']]);
  });

  test('of a link sets its filter, too', async () => {
    await renderApp('/mypage/booking?courseCode=51');
    fireEvent.click(
      within(screen.getByRole('navigation', { name: '마이페이지' })).getByRole('link', { name: '나의 예약' }),
    );
    await waitForRows(3);
    expect([currentUrl, field('courseCode').value]).toEqual(['/mypage/booking', '11']);
  });

  test('restores the page as it was left', async () => {
    const { scrolled, scroll } = mockScroll();
    await renderApp('/mypage/booking');
    scroll(700);
    submitCourse('41');
    await waitForRows(1);
    scroll(120);
    await go(-1);
    await waitForRows(3);
    await go(1);
    await waitForRows(1);
    expect(scrolled.mock.calls).toEqual([
      [0, 700],
      [0, 120],
    ]);
  });

  test('restores it, too, if it was left before the scroll event', async () => {
    const { scrolled, setScrollY } = mockScroll();
    await renderApp('/mypage/booking');
    setScrollY(700);
    submitCourse('41');
    await waitForRows(1);
    await go(-1);
    await waitForRows(3);
    expect(scrolled.mock.calls).toEqual([[0, 700]]);
  });
});

/**
 * Mocks the scroll position; sets it with or without a scroll event, and records the site's own calls of `scrollTo`.
 */
function mockScroll() {
  const setScrollY = (depth: number) => void Object.assign(window, { scrollY: depth });
  const scroll = (depth: number) => {
    setScrollY(depth);
    fireEvent.scroll(window);
  };
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation((_x: unknown, y?: number) => setScrollY(y!));
  onTestFinished(() => {
    scrolled.mockRestore();
    setScrollY(0);
  });
  return { scrolled, setScrollY, scroll };
}

describe('the form', () => {
  test('with its dates reversed has a message at the dates at each attempt', async () => {
    await renderApp('/mypage/booking');
    for (const moveFocus of [() => {}, () => screen.getByRole('button', { name: '조회' }).focus()]) {
      fill('playDateFrom', '2999-01-01');
      moveFocus();
      press('조회');
      expect(screen.getByText(myPageMessages.dateOrder)).toBeTruthy();
      expect([invalidFields(), document.activeElement]).toEqual([
        ['playDateFrom', 'playDateTo'],
        field('playDateFrom'),
      ]);
    }
    expect([rows(), currentUrl, requestedCourses().length]).toEqual([3, '/mypage/booking', 1]);
    fill('playDateFrom', '2020-01-01');
    expect(invalidFields()).toEqual([]);
  });

  test.each(['playDateFrom', 'playDateTo'])('without a date for %s has a message', async (name) => {
    await renderApp('/mypage/booking');
    fill(name, '');
    press('조회');
    expect(screen.getByText(myPageMessages.dateRequired)).toBeTruthy();
    expect([invalidFields(), document.activeElement, requestedCourses().length]).toEqual([[name], field(name), 1]);
  });

  test.each([
    ['2026. 1. 2.(금)', '2026-01-02'],
    ['20260102', '2026-01-02'],
  ])('accepts the date in a pasted %j', async (text, day) => {
    await renderApp('/mypage/booking');
    fireEvent.paste(field('playDateFrom'), { clipboardData: { getData: () => text } });
    expect(field('playDateFrom').value).toBe(day);
  });

  test('removes the message for a missing date once a ready range has set it', async () => {
    await renderApp('/mypage/booking');
    fill('playDateFrom', '');
    press('조회');
    press('1개월');
    expect([screen.queryByText(myPageMessages.dateRequired), invalidFields(), field('playDateFrom').value]).toEqual([
      null,
      [],
      monthsBefore(today, 1),
    ]);
  });

  test('is updated with the list when the day changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T14:00:00Z') });
    await renderApp('/mypage/booking');
    vi.setSystemTime(new Date('2026-11-25T16:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(requests.length).toBe(4));
    expect([field('playDateFrom').value, field('playDateTo').value, pressed(), requests.at(-1)?.search]).toEqual([
      '2026-10-26',
      '2026-11-26',
      ['1개월'],
      '?courseCode=11&playDateFrom=2026-10-26&playDateTo=2026-11-26&membNo=b',
    ]);
  });

  test('retains its input until it is submitted, and a ready range submits the rest as well', async () => {
    await renderApp('/mypage/booking');
    fill('courseCode', '41');
    expect([currentUrl, requestedCourses().length]).toEqual(['/mypage/booking', 1]);
    press('6개월');
    await waitForRows(1);
    expect(currentUrl).toBe(`/mypage/booking?courseCode=41&playDateFrom=${monthsBefore(today, 6)}`);
  });
});

test('a list that fails to load has a message without an alert; after a retry the list gets the focus', async () => {
  await renderApp('/mypage/booking');
  isOffline = true;
  submitCourse('41');
  expect(await screen.findByText('예약 내역을 불러오지 못했습니다.', { selector: '[role="status"]' })).toBeTruthy();
  expect(dialogText()).toBeNull();
  isOffline = false;
  press('다시 불러오기');
  await waitForRows(1);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '예약 내역' }));
});

test('after a login of another member in another tab, no data of the previous member is shown', async () => {
  const { session } = await renderApp('/mypage/booking');
  submitCourse('51');
  await waitForRows(2);
  bookingCounts['51'] = 0;
  onTestFinished(() => void (bookingCounts['51'] = 2));
  act(() => session.send({ type: 'token.changedElsewhere', token: "another's", isGuestPage: false }));
  expect(rows()).toBe(0);
  expect(await screen.findByText('조건에 맞는 예약이 없습니다.', { selector: '[role="status"]' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV 내려받기' }).disabled).toBe(true);
});

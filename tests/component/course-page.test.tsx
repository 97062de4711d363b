import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CourseDetail } from '#contract/clubs/course.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { courseOfThree } from '#tests/fixtures/course.ts';
import { clubs } from '../../stories/features/clubs.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { press } from './lib/screen.ts';

const bridge = courseOfThree.title;
const hill = '언덕을 넘는 코스';
const twoCourses: readonly CourseDetail[] = [courseOfThree, { ...courseOfThree, id: 1342, name: 'Hill', title: hill }];
const courseList = twoCourses.map(({ golfCourseHoles: _, ...course }) => course);

let courseDetails: readonly CourseDetail[];
let courses: readonly object[];
let failingPath: string | undefined;
let requests: string[];
let currentUrl: string;
let navigate: NavigateFunction;

beforeEach(() => {
  courseDetails = twoCourses;
  courses = courseList;
  failingPath = undefined;
  requests = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (pathname.startsWith('/api/v1/courses')) requests.push(pathname);
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    return pathname === failingPath ? Response.json(body, { status }) : Response.json(ok(responseFor(pathname)).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function responseFor(path: string): unknown {
  if (path === '/api/v1/courses') return courses;
  if (path === '/api/v1/cc') return clubs;
  return courseDetails.find(({ id }) => path === `/api/v1/courses/${id}`) ?? [];
}

function Probe() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    currentUrl = pathname + search + hash;
  }, [go, pathname, search, hash]);
  return null;
}

async function renderApp(path: string, title?: string) {
  render(
    <MemoryRouter initialEntries={['/about/story', path]} initialIndex={1}>
      <App {...createServices('https://site.example')} />
      <Probe />
    </MemoryRouter>,
  );
  if (title) await findTitle(title);
}

const clickLink = (name: string) => act(() => screen.getByRole('link', { name }).click());
const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const goBack = () => act(async () => navigate(-1));
const courseLinks = () =>
  within(screen.getByRole('navigation', { name: '코스 선택' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
const dialog = () => screen.queryByRole('dialog');
const enlargeButtons = () =>
  screen.getAllByRole('button', { name: /크게 보기$/ }).map((button) => button.getAttribute('aria-label'));

describe('the course that is shown', () => {
  test.each(['/oakhills/course', '/oakhills/course?course=9'])('at %s is the first', async (path) => {
    await renderApp(path, bridge);
    expect([courseLinks(), enlargeButtons()]).toEqual([
      [
        ['Bridge', '/oakhills/course', 'true'],
        ['Hill', '/oakhills/course?course=1342', null],
      ],
      ['Bridge 코스 1번 홀 크게 보기', 'Bridge 코스 2번 홀 크게 보기', 'Bridge 코스 3번 홀 크게 보기'],
    ]);
    expect(requests).toEqual(['/api/v1/courses', '/api/v1/courses/1341']);
  });

  test('is the one in the URL', async () => {
    await renderApp('/oakhills/course?course=1342', hill);
    expect([courseLinks().map(([name, , isCurrent]) => [name, isCurrent]), enlargeButtons()[0], requests]).toEqual([
      [
        ['Bridge', null],
        ['Hill', 'true'],
      ],
      'Hill 코스 1번 홀 크게 보기',
      ['/api/v1/courses', '/api/v1/courses/1342'],
    ]);
  });

  test('follows a choice, with the previous one and the focus staying until it is loaded, and Back reverts it', async () => {
    await renderApp('/oakhills/course', bridge);
    const choice = screen.getByRole('link', { name: 'Hill' });
    choice.focus();
    clickLink('Hill');
    expect(screen.getByRole('heading', { name: bridge })).toBeTruthy();
    await findTitle(hill);
    expect([currentUrl, document.activeElement]).toEqual(['/oakhills/course?course=1342', choice]);
    await goBack();
    await findTitle(bridge);
    expect(currentUrl).toBe('/oakhills/course');
  });

  test('links to its video if it has one', async () => {
    courseDetails = [{ ...courseOfThree, youtubeLink: 'https://youtu.be/a1B2-c3_D4e' }];
    await renderApp('/oakhills/course', bridge);
    expect(screen.getByRole('link', { name: /^코스 영상 보기/ }).getAttribute('href')).toBe(
      'https://youtu.be/a1B2-c3_D4e',
    );
  });
});

describe('a hole', () => {
  test('opened enlarged is one history entry, however many follow; Back closes it and leaves the focus on its button', async () => {
    await renderApp('/oakhills/course?course=1342', hill);
    press('Hill 코스 1번 홀 크게 보기');
    await waitFor(() => expect(currentUrl).toBe('/oakhills/course?course=1342#hole-1'));
    await screen.findByRole('dialog');
    press('2번 홀');
    await waitFor(() => expect(currentUrl).toBe('/oakhills/course?course=1342#hole-2'));
    expect(within(screen.getByRole('dialog')).getByRole('heading').textContent).toBe('버들길');
    await goBack();
    expect([dialog(), currentUrl, document.activeElement?.getAttribute('aria-label')]).toEqual([
      null,
      '/oakhills/course?course=1342',
      'Hill 코스 2번 홀 크게 보기',
    ]);
    await goBack();
    await waitFor(() => expect(currentUrl).toBe('/about/story'));
  });

  test('of a selected course is in the URL of that course', async () => {
    await renderApp('/oakhills/course', bridge);
    clickLink('Hill');
    await findTitle(hill);
    press('Hill 코스 3번 홀 크게 보기');
    await waitFor(() => expect(currentUrl).toBe('/oakhills/course?course=1342#hole-3'));
  });

  test('closed by its button removes its history entry', async () => {
    await renderApp('/oakhills/course', bridge);
    press('Bridge 코스 3번 홀 크게 보기');
    await waitFor(() => expect(currentUrl).toBe('/oakhills/course#hole-3'));
    await screen.findByRole('dialog');
    press('닫기');
    await waitFor(() => expect([dialog(), currentUrl]).toEqual([null, '/oakhills/course']));
    await goBack();
    await waitFor(() => expect(currentUrl).toBe('/about/story'));
  });

  test('is announced by its number and its name alone at each step', async () => {
    await renderApp('/oakhills/course', bridge);
    press('Bridge 코스 1번 홀 크게 보기');
    const shown = within(await screen.findByRole('dialog'));
    const live = () =>
      Array.from(
        dialog()?.querySelectorAll('[aria-live], [role="status"], [role="alert"]') ?? [],
        ({ textContent }) => textContent,
      );
    expect(live()).toEqual(['1번 홀, 첫 다리']);
    const region = shown.getByRole('status');
    press('3번 홀');
    expect([live(), shown.getByRole('status') === region]).toEqual([['3번 홀, 안개 다리'], true]);
  });
});

describe('a failed load', () => {
  test.each([
    ['the courses', '/api/v1/courses', 'courses'],
    ['the course', '/api/v1/courses/1341', 'courseById'],
  ])(
    '%s: it has a message on the page and on the console, and after a retry the focus is on its place',
    async (_, path, id) => {
      failingPath = path;
      await renderApp('/oakhills/course');
      expect(
        (await screen.findByText('코스 정보를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.', {})).getAttribute(
          'role',
        ),
      ).toBe('status');
      expect(
        vi
          .mocked(console.error)
          .mock.calls.flat()
          .filter((text) => String(text).startsWith('Read failed')),
      ).toEqual([expect.stringMatching(new RegExp(`^Read failed: ${id}: ApiError \\d+$`))]);
      failingPath = undefined;
      press('다시 불러오기');
      await findTitle(bridge);
      expect(document.activeElement).toBe(screen.getByRole('group', { name: '코스 정보' }));
    },
  );

  test('of another selected course does not show the previous one as it', async () => {
    failingPath = '/api/v1/courses/1342';
    await renderApp('/oakhills/course', bridge);
    clickLink('Hill');
    await screen.findByText('코스 정보를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.', {});
    expect(screen.queryByRole('heading', { name: bridge })).toBeNull();
    failingPath = undefined;
    press('다시 불러오기');
    expect(await findTitle(hill)).toBeTruthy();
  });

  test('of a club without courses is not an error: they are being prepared', async () => {
    courses = [];
    await renderApp('/oakhills/course');
    await screen.findByText('코스 정보를 준비하고 있습니다', {});
    expect([screen.queryByRole('button', { name: '다시 불러오기' }), requests]).toEqual([null, ['/api/v1/courses']]);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click, currentUrl, goBack, newsServer, noticesByDate, renderApp, waitForUrl } from './lib/news.tsx';

let server: ReturnType<typeof newsServer>;

beforeEach(() => {
  server = newsServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const rows = () =>
  within(screen.getByRole('table', { name: '공지사항' }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement | undefined) => (row ? [...row.children].map(({ textContent }) => textContent) : []);
const titles = () => rows().map((row) => within(row).getByRole('link').textContent);
const renderList = async (path: string, name?: string | RegExp) => {
  const page = await renderApp(path);
  if (name === undefined) await page.findByRole('table', { name: '공지사항' });
  else await page.findByRole('link', { name });
  return page;
};
const pageLink = (name: string) =>
  within(screen.getByRole('navigation', { name: '공지사항 쪽' })).getByRole('link', { name });
const form = () => within(screen.getByRole('search', { name: '공지사항 검색' }));
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const defaultRequest = '/notices?page=1&size=10&query&searchType=TITLE&ccType=ALL&category=ALL';
const eleventh = noticesByDate.filter(({ topContents }) => !topContents)[6];

describe('the list of notices', () => {
  test('has the pinned ones first, then the latest, each with club, kind, title, mark and date', async () => {
    await renderList('/notice', '2026~2027 시즌 동계 휴장 및 재개장 일정');
    expect([cellsOf(rows()[0]), cellsOf(rows()[4]), rows().length, server.requests]).toEqual([
      ['중요', '전체', '공지사항', '2026~2027 시즌 동계 휴장 및 재개장 일정\u00a0N새 글', '2026.11.16'],
      ['146', '전체', '공지사항', '11월 넷째 주 한파 예보에 따른 첫 조 출발 시간 조정\u00a0N새 글', '2026.11.20'],
      10,
      [defaultRequest],
    ]);
    expect(within(rows()[3]!).getByRole('link').getAttribute('href')).toBe('/notice/136');
    expect(document.title).toBe('공지사항 | 오크 리조트 골프');
  });

  test('has the number of notices and the current page', async () => {
    await renderList('/notice?page=2', eleventh?.title ?? '');
    expect(status()).toEqual(['공지사항 150건, 15쪽 중 2쪽입니다.']);
    expect(screen.getByText('총', { exact: false, selector: 'p' }).textContent).toBe('총 150건');
  });

  test('numbers go on from page to page', async () => {
    await renderList('/notice?page=2', eleventh?.title ?? '');
    expect(rows().map((row) => cellsOf(row)[0])).toEqual([
      '140',
      '139',
      '138',
      '137',
      '136',
      '135',
      '134',
      '133',
      '132',
      '131',
    ]);
  });
});

describe('a URL', () => {
  test.each([
    ['?page=x&ccType=OAKHILLS&category=notice&searchType=BODY', defaultRequest],
    ['?page=0', defaultRequest],
    ['?page=-3&query=%20%20', defaultRequest],
    ['?page=1.5', defaultRequest],
    [`?query=${'가'.repeat(101)}`, defaultRequest],
    [
      '?page=2&category=EVENT&ccType=WOLSONGRI&query=%20%EC%B2%AB%20&searchType=CONTENTS',
      '/notices?page=2&size=10&query=첫&searchType=CONTENTS&ccType=WOLSONGRI&category=EVENT',
    ],
  ])('/notice%s queries %s', async (search, requests) => {
    await renderApp(`/notice${search}`);
    await waitFor(() => expect(server.requests).toEqual([requests]));
  });

  test('fills the filter in as it was', async () => {
    await renderApp('/notice?query=%EC%9D%BC%EC%A0%95&searchType=CONTENTS&ccType=OAK_VALLEY&category=NOTICE');
    await screen.findByRole('search');
    expect(
      [
        form().getByRole('combobox', { name: '클럽' }),
        form().getByRole('combobox', { name: '검색 대상' }),
        form().getByRole('textbox', { name: '검색어' }),
      ].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['OAK_VALLEY', 'CONTENTS', '일정']);
    expect(form().getByRole('button', { pressed: true }).textContent).toBe('공지사항');
  });

  test('of a page beyond the end shows the last one, with a message', async () => {
    await renderList('/notice?page=99');
    expect([pageLink('15쪽').getAttribute('aria-current'), status()]).toEqual([
      'page',
      ['공지사항 150건, 15쪽 중 15쪽입니다.'],
    ]);
  });
});

describe('the pages', () => {
  test('are links to their URLs, ten at a time, with the filter and the first page without a number', async () => {
    await renderList('/notice?page=12&searchType=CONTENTS');
    const pages = within(screen.getByRole('navigation', { name: '공지사항 쪽' })).getAllByRole('link');
    expect(
      pages.map((page) => [page.textContent || page.getAttribute('aria-label'), page.getAttribute('href')]),
    ).toEqual([
      ['첫 쪽', '/notice?searchType=CONTENTS'],
      ['이전 쪽', '/notice?page=11&searchType=CONTENTS'],
      ...[11, 12, 13, 14, 15].map((page) => [`${page}쪽`, `/notice?page=${page}&searchType=CONTENTS`]),
      ['다음 쪽', '/notice?page=13&searchType=CONTENTS'],
      ['마지막 쪽', '/notice?page=15&searchType=CONTENTS'],
    ]);
  });

  test('show the previous rows until the next ones are loaded, with a loading state', async () => {
    await renderList('/notice', /동계 휴장/);
    const before = titles();
    let release = () => {};
    server.gate = new Promise((resolve) => (release = resolve));
    await click(pageLink('2쪽'));
    expect([titles(), screen.getByRole('table').closest('[aria-busy="true"]') !== null, status()]).toEqual([
      before,
      true,
      ['불러오는 중'],
    ]);
    await act(async () => release());
    await screen.findByRole('link', { name: eleventh?.title ?? '' });
    expect([screen.getByRole('table').closest('[aria-busy="true"]'), status()]).toEqual([
      null,
      ['공지사항 150건, 15쪽 중 2쪽입니다.'],
    ]);
  });

  test('scroll to the head of the list', async () => {
    await renderList('/notice', /동계 휴장/);
    await click(pageLink('다음 쪽'));
    expect([currentUrl(), document.activeElement?.getAttribute('aria-label')]).toEqual([
      '/notice?page=2',
      '공지사항 목록',
    ]);
  });

  test('stay where the browser restores them after Back from one to another', async () => {
    await renderList('/notice', /동계 휴장/);
    await click(pageLink('2쪽'));
    await screen.findByRole('link', { name: eleventh?.title ?? '' });
    await click(pageLink('3쪽'));
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    pageLink('1쪽').focus();
    await goBack();
    await screen.findByRole('link', { name: eleventh?.title ?? '' });
    expect([currentUrl(), scrollIntoView.mock.calls, document.activeElement?.textContent]).toEqual([
      '/notice?page=2',
      [],
      '1쪽',
    ]);
  });
});

describe('the filter', () => {
  test('by kind applies at once, from the first page, and the focus stays', async () => {
    await renderList('/notice?page=3');
    const event = form().getByRole('button', { name: '이벤트' });
    event.focus();
    await click(event);
    expect([currentUrl(), event.getAttribute('aria-pressed'), document.activeElement === event]).toEqual([
      '/notice?category=EVENT',
      'true',
      true,
    ]);
    await waitFor(() => expect(new Set(rows().map((row) => cellsOf(row)[2]))).toEqual(new Set(['이벤트'])));
  });

  test('by club applies at once', async () => {
    await renderList('/notice', /동계 휴장/);
    await act(async () =>
      fireEvent.change(form().getByRole('combobox', { name: '클럽' }), { target: { value: 'WOLSONGRI' } }),
    );
    expect(currentUrl()).toBe('/notice?ccType=WOLSONGRI');
    await waitFor(() => expect(new Set(rows().map((row) => cellsOf(row)[1]))).toEqual(new Set(['전체', '월송리'])));
  });

  test('by text applies when it is submitted', async () => {
    await renderList('/notice', /동계 휴장/);
    fireEvent.change(form().getByRole('textbox'), { target: { value: '  사전 체크인 ' } });
    fireEvent.change(form().getByRole('combobox', { name: '검색 대상' }), { target: { value: 'CONTENTS' } });
    expect(currentUrl()).toBe('/notice');
    await click(form().getByRole('button', { name: '검색' }));
    expect(currentUrl()).toBe('/notice?query=사전+체크인&searchType=CONTENTS');
    await waitFor(() => expect(titles()).toEqual(['기다림을 줄이는 모바일 사전 체크인을 시작합니다']));
  });

  test('by more than a hundred characters is rejected at the field', async () => {
    await renderList('/notice', /동계 휴장/);
    const text = form().getByRole('textbox');
    fireEvent.change(text, { target: { value: '가'.repeat(101) } });
    fireEvent.submit(screen.getByRole('search'));
    expect([
      currentUrl(),
      text.getAttribute('aria-invalid'),
      document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['/notice', 'true', '검색어는 100자까지 입력할 수 있습니다.']);
    fireEvent.change(text, { target: { value: '가' } });
    expect(text.getAttribute('aria-invalid')).toBeNull();
  });

  test('by the current values fetches again, without a history entry', async () => {
    await renderApp('/404', '/notice');
    await screen.findByRole('table');
    await act(async () => fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(server.requests).toEqual([defaultRequest, defaultRequest]));
    await goBack();
    await waitForUrl('/404');
  });

  test('is reverted by Back', async () => {
    await renderList('/notice?query=%EC%9D%BC%EC%A0%95');
    await click(form().getByRole('button', { name: '채용' }));
    await goBack();
    expect([currentUrl(), form().getByRole('button', { pressed: true }).textContent]).toEqual([
      '/notice?query=일정',
      '전체',
    ]);
  });
});

describe('spec 000 §8', () => {
  test('Empty notice list: 등록된 게시물이 없습니다.', async () => {
    server = newsServer({ notices: [] });
    const page = await renderApp('/notice');
    await page.findByText('등록된 게시물이 없습니다.', { selector: 'p' });
    expect([
      status(),
      page.queryByRole('link', { name: '전체 보기' }),
      screen.queryByRole('navigation', { name: '공지사항 쪽' }),
    ]).toEqual([['등록된 게시물이 없습니다.'], null, null]);
  });

  test('Empty notice list, of a filter: a link to the whole one', async () => {
    const page = await renderApp('/notice?query=%EB%88%88%EC%8D%B0%EB%A7%A4');
    expect((await page.findByRole('link', { name: '전체 보기' })).getAttribute('href')).toBe('/notice');
    expect(page.getByText('등록된 게시물이 없습니다.', { selector: 'p' })).toBeDefined();
  });

  test('Notice list errors: no alert; a console message, a quiet message on the page, and it recovers in its place', async () => {
    server.failingCall = { path: '/api/v1/notices', status: 400, message: '입력하신 내용을 다시 확인해 주세요.' };
    const page = await renderApp('/notice');
    const retryButton = await page.findByRole('button', { name: '다시 불러오기' });
    expect([screen.queryByRole('alertdialog'), page.getByText(/불러오지 못했습니다/).textContent]).toEqual([
      null,
      '공지사항 목록을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    ]);
    expect(vi.mocked(console.error).mock.calls).toEqual([['Read failed: notices: ApiError 400']]);
    server.failingCall = null;
    await click(retryButton);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('공지사항 목록');
    await page.findByRole('table', { name: '공지사항' });
  });
});

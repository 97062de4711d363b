import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click, currentUrl, goBack, newsServer, noticesByDate, renderApp, waitForUrl } from './lib/news.tsx';
import { dialogText, dismissAlert } from './lib/screen.ts';

let server: ReturnType<typeof newsServer>;
let scrolledTo: string[];

beforeEach(() => {
  server = newsServer();
  scrolledTo = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const [newest, second] = noticesByDate;
const oldest = noticesByDate.at(-1);
const neighbours = () => within(screen.getByRole('navigation', { name: '이전 글과 다음 글' }));
const findHeading = (name: string | undefined) => screen.findByRole('heading', { level: 2, name: name ?? '' });

describe('a notice', () => {
  test('has its title, club, kind, date with two digits of the year, and text; the document has its title', async () => {
    await renderApp('/notice/136');
    await findHeading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    const facts = Array.from(document.querySelectorAll('article dl > div'), ({ textContent }) => textContent);
    expect([
      facts,
      document.querySelector('article time')?.getAttribute('datetime'),
      screen.getByRole('heading', { name: '사전 체크인 방법' }).tagName,
      document.title,
    ]).toEqual([
      ['클럽전체', '분류공지사항', '등록일26.10.20'],
      '2026-10-20',
      'H3',
      '기다림을 줄이는 모바일 사전 체크인을 시작합니다 | 오크 리조트 골프',
    ]);
  });

  test('links to the previous and the next one, with new ones marked', async () => {
    await renderApp(`/notice/${second?.id}`);
    await findHeading(second?.title);
    expect(
      neighbours()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        `이전 글${noticesByDate[2]?.title}${noticesByDate[2]?.newNotice ? '\u00a0N새 글' : ''}`,
        `/notice/${noticesByDate[2]?.id}`,
      ],
      [`다음 글${newest?.title}\u00a0N새 글`, `/notice/${newest?.id}`],
    ]);
    await click(neighbours().getByRole('link', { name: /^다음 글/ }));
    await findHeading(newest?.title);
    expect(currentUrl()).toBe(`/notice/${newest?.id}`);
  });

  test.each([
    ['the newest', newest, '다음 글없음'],
    ['the oldest', oldest, '이전 글없음'],
  ])('that is %s has 없음 if there is none', async (_, notice, row) => {
    await renderApp(`/notice/${notice?.id}`);
    await findHeading(notice?.title);
    expect(
      neighbours()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain(row);
    expect(neighbours().getAllByRole('link')).toHaveLength(1);
  });

  test('reserves its space while it is loading', async () => {
    server.gate = new Promise(() => {});
    const page = await renderApp('/notice/136');
    await page.findByText('불러오는 중');
    expect([page.queryByRole('heading', { level: 2 }), screen.queryByRole('alertdialog')]).toEqual([null, null]);
  });
});

describe('목록', () => {
  const listLink = () => screen.getByRole('link', { name: '목록' });

  test('links to the list', async () => {
    await renderApp('/404', '/notice/136');
    await findHeading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(listLink().getAttribute('href')).toBe('/notice');
    await click(listLink());
    await waitForUrl('/notice');
    await goBack();
    await waitForUrl('/notice/136');
  });

  test('returns to the list as it was, after further notices too', async () => {
    const page = await renderApp('/404', '/notice?page=2&category=NOTICE');
    await click((await page.findAllByRole('rowheader')).map((row) => within(row).getByRole('link'))[0]!);
    await screen.findByRole('article');
    expect(listLink().getAttribute('href')).toBe('/notice?page=2&category=NOTICE');
    await click(neighbours().getAllByRole('link')[0]!);
    await waitFor(() => expect(listLink().getAttribute('href')).toBe('/notice?page=2&category=NOTICE'));
    await click(listLink());
    await waitForUrl('/notice?page=2&category=NOTICE');
    await goBack();
    await waitForUrl('/404');
  });

  test.each([
    null,
    'list',
    { list: 'https://evil.example', steps: 1 },
    { list: '/notice', steps: 0 },
    { list: '/noticeboard', steps: 1 },
  ])('ignores the foreign history state %j', async (state) => {
    const { readCameFrom } = await import('#src/features/notice/came-from.ts');
    expect(readCameFrom(state)).toBeNull();
  });
});

describe('?pre-check-in', () => {
  test('scrolls to that section of the notice and focuses it; Back restores the scroll position', async () => {
    await renderApp('/notice/136?pre-check-in');
    await waitFor(() => expect([scrolledTo, document.activeElement?.id]).toEqual([['pre-check-in'], 'pre-check-in']));
    await click(screen.getByRole('link', { name: '목록' }));
    await screen.findByRole('table', { name: '공지사항' });
    await goBack();
    await findHeading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(scrolledTo).toEqual(['pre-check-in']);
  });

  test('is ignored by a notice without such a section', async () => {
    await renderApp(`/notice/${newest?.id}?pre-check-in`);
    await findHeading(newest?.title);
    expect(scrolledTo).toEqual([]);
  });

  test('is not in the URL of another notice', async () => {
    await renderApp('/notice/136');
    await findHeading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(scrolledTo).toEqual([]);
  });
});

describe('spec 000 §8', () => {
  test('Notice detail fails (HTTP error): alert the server response’s message, then go to /notice, no retry', async () => {
    server.failingCall = {
      path: '/api/v1/notices/',
      status: 503,
      message: '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    };
    await renderApp('/404', '/notice/136');
    await screen.findByRole('alertdialog');
    expect([dialogText(), server.requests]).toEqual([
      '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
      ['/notices/136'],
    ]);
    await act(async () => dismissAlert());
    await waitForUrl('/notice');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await goBack();
    await waitForUrl('/404');
  });

  test.each(['abc', '1.5', '0', '-1', '1e3', '0x10', '99999999999', '136abc', '%20136'])(
    'Notice detail fails: "%s" is not a number, and nothing is fetched',
    async (id) => {
      await renderApp(`/notice/${id}`);
      await screen.findByRole('alertdialog');
      expect([dialogText(), server.requests]).toEqual(['요청하신 정보를 찾을 수 없습니다.', []]);
    },
  );

  test('Notice detail fails: an unknown number', async () => {
    await renderApp('/notice/999999');
    await screen.findByRole('alertdialog');
    expect(dialogText()).toBe('요청하신 정보를 찾을 수 없습니다.');
    await act(async () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }));
    await waitForUrl('/notice');
  });
});

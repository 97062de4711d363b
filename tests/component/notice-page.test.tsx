import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address, arrive, arrivedAt, back, byDay, follow, newsServer } from './lib/news.tsx';
import { dialogText, dismissAlert } from './lib/screen.ts';

let server: ReturnType<typeof newsServer>;
let scrolledTo: string[];

beforeEach(() => {
  server = newsServer();
  scrolledTo = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    scrolledTo.push(this.id);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const [newest, second] = byDay;
const oldest = byDay.at(-1);
const neighbours = () => within(screen.getByRole('navigation', { name: '이전 글과 다음 글' }));
const heading = (name: string | undefined) => screen.findByRole('heading', { level: 2, name: name ?? '' });

describe('a notice', () => {
  test('has its title, club, kind, date with two digits of the year, and text; the document has its title', async () => {
    await arrive('/notice/136');
    await heading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    const facts = Array.from(document.querySelectorAll('article dl > div'), ({ textContent }) => textContent);
    expect([facts, document.querySelector('article time')?.getAttribute('datetime'), screen.getByRole('heading', { name: '사전 체크인 방법' }).tagName, document.title]).toEqual([
      ['클럽전체', '분류공지사항', '등록일26.10.20'],
      '2026-10-20',
      'H3',
      '기다림을 줄이는 모바일 사전 체크인을 시작합니다 | 오크 리조트 골프',
    ]);
  });

  test('links to the previous and the next one, with new ones marked', async () => {
    await arrive(`/notice/${second?.id}`);
    await heading(second?.title);
    expect(neighbours().getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`이전 글${byDay[2]?.title}${byDay[2]?.newNotice ? '\u00a0N새 글' : ''}`, `/notice/${byDay[2]?.id}`],
      [`다음 글${newest?.title}\u00a0N새 글`, `/notice/${newest?.id}`],
    ]);
    await follow(neighbours().getByRole('link', { name: /^다음 글/ }));
    await heading(newest?.title);
    expect(address()).toBe(`/notice/${newest?.id}`);
  });

  test.each([
    ['the newest', newest, '다음 글없음'],
    ['the oldest', oldest, '이전 글없음'],
  ])('that is %s has 없음 if there is none', async (_, notice, row) => {
    await arrive(`/notice/${notice?.id}`);
    await heading(notice?.title);
    expect(neighbours().getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(row);
    expect(neighbours().getAllByRole('link')).toHaveLength(1);
  });

  test('reserves its space while it is loading', async () => {
    server.held = new Promise(() => {});
    const page = await arrive('/notice/136');
    await page.findByText('불러오는 중');
    expect([page.queryByRole('heading', { level: 2 }), screen.queryByRole('alertdialog')]).toEqual([null, null]);
  });
});

describe('목록', () => {
  const list = () => screen.getByRole('link', { name: '목록' });

  test('links to the list', async () => {
    await arrive('/404', '/notice/136');
    await heading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(list().getAttribute('href')).toBe('/notice');
    await follow(list());
    await arrivedAt('/notice');
    await back();
    await arrivedAt('/notice/136');
  });

  test('returns to the list as it was, after further notices too', async () => {
    const page = await arrive('/404', '/notice?page=2&category=NOTICE');
    await follow((await page.findAllByRole('rowheader')).map((row) => within(row).getByRole('link'))[0]!);
    await screen.findByRole('article');
    expect(list().getAttribute('href')).toBe('/notice?page=2&category=NOTICE');
    await follow(neighbours().getAllByRole('link')[0]!);
    await waitFor(() => expect(list().getAttribute('href')).toBe('/notice?page=2&category=NOTICE'));
    await follow(list());
    await arrivedAt('/notice?page=2&category=NOTICE');
    await back();
    await arrivedAt('/404');
  });

  test.each([null, 'list', { list: 'https://evil.example', steps: 1 }, { list: '/notice', steps: 0 }, { list: '/noticeboard', steps: 1 }])('ignores the foreign history state %j', async (state) => {
    const { readCameFrom } = await import('#src/features/notice/came-from.ts');
    expect(readCameFrom(state)).toBeNull();
  });
});

describe('?pre-check-in', () => {
  test('scrolls to that section of the notice and focuses it; Back restores the scroll position', async () => {
    await arrive('/notice/136?pre-check-in');
    await waitFor(() => expect([scrolledTo, document.activeElement?.id]).toEqual([['pre-check-in'], 'pre-check-in']));
    await follow(screen.getByRole('link', { name: '목록' }));
    await screen.findByRole('table', { name: '공지사항' });
    await back();
    await heading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(scrolledTo).toEqual(['pre-check-in']);
  });

  test('is ignored by a notice without such a section', async () => {
    await arrive(`/notice/${newest?.id}?pre-check-in`);
    await heading(newest?.title);
    expect(scrolledTo).toEqual([]);
  });

  test('is not in the URL of another notice', async () => {
    await arrive('/notice/136');
    await heading('기다림을 줄이는 모바일 사전 체크인을 시작합니다');
    expect(scrolledTo).toEqual([]);
  });
});

describe('spec 000 §8', () => {
  test('Notice detail fails (HTTP error): alert the server response’s message, then go to /notice, no retry', async () => {
    server.refuses = { path: '/api/v1/notices/', status: 503, message: '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.' };
    await arrive('/404', '/notice/136');
    await screen.findByRole('alertdialog');
    expect([dialogText(), server.requests]).toEqual(['서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', ['/notices/136']]);
    await act(async () => dismissAlert());
    await arrivedAt('/notice');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await back();
    await arrivedAt('/404');
  });

  test.each(['abc', '1.5', '0', '-1', '1e3', '0x10', '99999999999', '136abc', '%20136'])('Notice detail fails: "%s" is not a number, and nothing is fetched', async (id) => {
    await arrive(`/notice/${id}`);
    await screen.findByRole('alertdialog');
    expect([dialogText(), server.requests]).toEqual(['요청하신 정보를 찾을 수 없습니다.', []]);
  });

  test('Notice detail fails: an unknown number', async () => {
    await arrive('/notice/999999');
    await screen.findByRole('alertdialog');
    expect(dialogText()).toBe('요청하신 정보를 찾을 수 없습니다.');
    await act(async () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }));
    await arrivedAt('/notice');
  });
});

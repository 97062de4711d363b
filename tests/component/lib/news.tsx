import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { Notice } from '#contract/news/notice.ts';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import faqContent from '#server/db/seed/content/faqs.json' with { type: 'json' };
import noticeContent from '#server/db/seed/content/notices.json' with { type: 'json' };
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from '../api/fake-server.ts';
import { setting } from './setting.ts';

/** The first page of a test file loads its chunk, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

export const noticesByDate = (noticeContent as Omit<Notice, 'prev' | 'next'>[]).toSorted(
  (a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id,
);
const listed = noticesByDate.toSorted((a, b) => Number(b.topContents) - Number(a.topContents));
const neighbour = (notice: (typeof noticesByDate)[number] | undefined) =>
  notice ? { id: notice.id, title: notice.title, newNotice: notice.newNotice } : null;

type FakeResponse = { status?: number; body: unknown };

const defaultData = { notices: listed, faqs: faqContent.map((faq, index) => ({ id: index + 1, ...faq })) };

/** Mocks a news server: its data, the requests that it has received, and the calls that it rejects. */
export function newsServer(overrides: Partial<typeof defaultData> = {}) {
  const { notices, faqs } = { ...defaultData, ...overrides };
  const server = {
    requests: [] as string[],
    /** Rejects calls whose path starts with this one. */
    failingCall: null as { path: string; status: number; message: string } | null,
    /** Delays all responses until it resolves. */
    gate: Promise.resolve(),
  };
  const responseFor = ({ pathname, searchParams }: URL): FakeResponse => {
    if (pathname === '/api/v1/setting') return ok(setting);
    if (pathname === '/api/v1/faqs') return ok(faqs);
    if (pathname === '/api/v1/cc') return ok(clubContent);
    const id = Number(/^\/api\/v1\/notices\/(\d+)$/.exec(pathname)?.[1] ?? 0);
    const index = noticesByDate.findIndex((notice) => notice.id === id);
    if (id > 0)
      return index < 0
        ? errorResponse(404, '404', '요청하신 정보를 찾을 수 없습니다.')
        : ok({
            ...noticesByDate[index],
            prev: neighbour(noticesByDate[index + 1]),
            next: neighbour(noticesByDate[index - 1]),
          });
    if (pathname !== '/api/v1/notices') return ok([]);
    const [category, ccType, query] = ['category', 'ccType', 'query'].map((name) => searchParams.get(name) ?? '');
    const found = notices.filter(
      (notice) =>
        (category === 'ALL' || notice.category === category) &&
        (ccType === 'ALL' || notice.ccType === 'ALL' || notice.ccType === ccType) &&
        notice.title.includes(query ?? ''),
    );
    const totalPages = Math.max(1, Math.ceil(found.length / 10));
    const number = Math.min(Number(searchParams.get('page')), totalPages);
    return ok({
      content: found.slice((number - 1) * 10, number * 10).map(({ contents: _, ...row }) => row),
      page: { number, size: 10, totalPages, totalElements: found.length },
    });
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (/\/(notices|faqs)/.test(url.pathname))
      server.requests.push(url.pathname.replace('/api/v1', '') + decodeURIComponent(url.search.replaceAll('+', ' ')));
    await server.gate;
    const { failingCall } = server;
    const { status = 200, body } =
      failingCall && url.pathname.startsWith(failingCall.path)
        ? errorResponse(failingCall.status, String(failingCall.status), failingCall.message)
        : responseFor(url);
    return Response.json(body, { status });
  });
  return server;
}

function NavigationProbe() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname + decodeURIComponent(search) + hash}</p>
      <button onClick={() => void navigate(-1)}>뒤로</button>
    </>
  );
}

export async function renderApp(...entries: string[]) {
  render(
    <MemoryRouter initialEntries={entries}>
      <App {...createServices('https://site.example')} />
      <NavigationProbe />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

export const currentUrl = () => screen.getByTestId('address').textContent;

/** Resolves once the router has navigated to the URL, for which it loads the chunk of the page. */
export const waitForUrl = (expected: string) => waitFor(() => expect(currentUrl()).toBe(expected));

export const goBack = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '뒤로' })));

export const click = (link: HTMLElement) => act(async () => fireEvent.click(link));

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { ErrorBoundary } from '#src/shared/lazy/ErrorBoundary.tsx';
import { ErrorPage } from '#src/app/pages/ErrorPage.tsx';
import { createServices } from '#src/app/boot/services.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the 404 page has the message of the spec, explains, and links on', async () => {
  render(
    <MemoryRouter initialEntries={['/404']}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  const title = await screen.findByRole('heading', { level: 1 });
  const links = screen.getByRole('navigation', { name: '다른 페이지' }).querySelectorAll('a');
  expect([
    title.textContent,
    screen.getByText(/^요청하신 페이지를 찾을 수 없습니다\./).tagName,
    screen.getByRole('link', { name: '홈으로' }).getAttribute('href'),
  ]).toEqual(['Sorry, the requested page\ncannot be found', 'DIV', '/']);
  expect(Array.from(links, (link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['스토리', '/about/story'],
    ['스페셜 오퍼', '/specialoffer'],
    ['회원권 안내', '/membership'],
    ['공지사항', '/notice'],
    ['자주 묻는 질문', '/notice/faq'],
  ]);
});

const BrokenPage = () => {
  throw new Error('a defect');
};

test('a page that fails offers a retry and the home page, until another path is opened', () => {
  const pageAt = (path: string, isBroken: boolean) => (
    <MemoryRouter>
      <ErrorBoundary path={path} fallback={<ErrorPage />}>
        {isBroken ? <BrokenPage /> : <p>다른 페이지</p>}
      </ErrorBoundary>
    </MemoryRouter>
  );
  const reload = vi.fn();
  vi.stubGlobal('location', {
    href: 'https://site.example/broken',
    origin: 'https://site.example',
    pathname: '/broken',
    reload,
  });
  const { rerender } = render(pageAt('/broken', true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('페이지를 보여 드리지 못했습니다');
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect([reload.mock.calls.length, screen.getByRole('link', { name: '홈으로' }).getAttribute('href')]).toEqual([
    1,
    '/',
  ]);
  rerender(pageAt('/other', false));
  expect(screen.getByText('다른 페이지')).toBeDefined();
});

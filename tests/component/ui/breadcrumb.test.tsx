// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumb } from '#src/ui/page/Breadcrumb.tsx';

afterEach(cleanup);

test('the breadcrumb is a home icon, then the segments, a plus in one written as a slash', () => {
  render(<Breadcrumb homeHref="/" segments={['소식', '공지사항+이벤트']} />);
  const parts = within(screen.getByRole('navigation', { name: '현재 위치' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['홈', '소식', '공지사항 / 이벤트']);
  const home = screen.getByRole('link', { name: '홈' });
  expect([
    home.getAttribute('href'),
    home.querySelectorAll('svg').length,
    parts.at(-1)?.getAttribute('aria-current'),
  ]).toEqual(['/', 1, 'page']);
});

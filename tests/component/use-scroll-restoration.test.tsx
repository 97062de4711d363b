import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction, type To } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';

const navigation: { navigate?: NavigateFunction } = {};

function Navigation() {
  const navigate = useNavigate();
  useEffect(() => void Object.assign(navigation, { navigate }), [navigate]);
  return null;
}

function List() {
  useScrollRestoration(true);
  return <p>List</p>;
}

/** Renders a list and another page, in a window whose page can be scrolled as far as `page.length`. */
function renderList() {
  const page = { length: 1_000, grow: () => {} };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        page.grow = notify;
      }
      observe() {}
      disconnect() {
        page.grow = () => {};
      }
    },
  );
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, page.length)));
  render(
    <MemoryRouter initialEntries={['/list#last']}>
      <Navigation />
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/item" element={<p>Item</p>} />
      </Routes>
    </MemoryRouter>,
  );
  window.scrollTo(0, 500);
  window.dispatchEvent(new Event('scroll'));
  return page;
}

const go = (to: To | number, options = {}) =>
  act(async () => {
    await (typeof to === 'number' ? navigation.navigate?.(to) : navigation.navigate?.(to, options));
  });

test('Back restores the scroll position as soon as the page is long enough', async () => {
  const page = renderList();
  await go('/item');
  page.length = 100;
  await go(-1);
  expect(window.scrollY).toBe(100);
  page.length = 1_000;
  page.grow();
  expect(window.scrollY).toBe(500);
});

test('Back restores the scroll position though the hash is replaced before the page is long enough', async () => {
  const page = renderList();
  await go('/item');
  page.length = 100;
  await go(-1);
  await go('/list', { replace: true });
  page.length = 1_000;
  page.grow();
  expect(window.scrollY).toBe(500);
});

test('the top to which the next page scrolls is not stored while the list is still rendered', async () => {
  renderList();
  window.history.pushState({ key: 'item' }, '');
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
  window.history.replaceState(null, '');
  await go('/item');
  await go(-1);
  expect(window.scrollY).toBe(500);
});

test('a page that is long enough is not scrolled again', async () => {
  const page = renderList();
  await go('/item');
  await go(-1);
  window.scrollTo(0, 300);
  await go('/list', { replace: true });
  page.grow();
  expect(window.scrollY).toBe(300);
});

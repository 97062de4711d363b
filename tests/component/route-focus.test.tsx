import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  MemoryRouter,
  Route,
  Routes,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
} from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouteFocus } from '#src/app/layout/RouteFocus.tsx';

let navigate: NavigateFunction;
let showHeading: () => void;
const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => void scrolledTo.push('top'));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  });
});

/** A page with a lazily loaded component. */
function LatePage() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    showHeading = () => setLoaded(true);
  }, []);
  return <main tabIndex={-1}>{isLoaded && <h2 id="요금">이용 요금</h2>}</main>;
}

function Site() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <>
      <RouteFocus />
      <Routes>
        <Route path="/late" element={<LatePage />} />
        <Route
          path="*"
          element={
            <main tabIndex={-1}>
              <a id="link" href="/late">
                늦은 페이지
              </a>
            </main>
          }
        />
      </Routes>
    </>
  );
}

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Site />
    </MemoryRouter>,
  );
const go = async (to: string, options?: NavigateOptions) => act(async () => navigate(to, options));
const goBack = async () => act(async () => navigate(-1));
const loadHeading = async () => act(async () => showHeading());
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test('the first page is left as the browser shows it', () => {
  renderAt('/');
  expect([focused(), scrolledTo]).toEqual(['BODY', []]);
});

test('another page begins at its top, with the focus on it', async () => {
  renderAt('/');
  await go('/late');
  expect([focused(), scrolledTo]).toEqual(['MAIN', ['top']]);
});

test('Back leaves the scroll to the browser', async () => {
  renderAt('/');
  await go('/late');
  scrolledTo.length = 0;
  await goBack();
  expect([focused(), scrolledTo]).toEqual(['MAIN', []]);
});

test('a link to the current page fetches it again; another query string of it is not a new page', async () => {
  renderAt('/late');
  await go('/late?page=2');
  expect([focused(), scrolledTo]).toEqual(['BODY', []]);
  await go('/late?page=2');
  expect([focused(), scrolledTo]).toEqual(['MAIN', ['top']]);
});

test('a history entry that a page adds for a step of its own moves nothing', async () => {
  renderAt('/');
  screen.getByRole('link').focus();
  await go('/', { state: { step: 1 } });
  expect([focused(), scrolledTo]).toEqual(['link', []]);
});

test('a URL with a hash scrolls to its element as soon as that exists', async () => {
  renderAt(`/late#${encodeURIComponent('요금')}`);
  expect(scrolledTo).toEqual([]);
  await loadHeading();
  expect([focused(), scrolledTo]).toEqual(['요금', ['요금']]);
});

test('a link to a hash of another page shows the top of it, and scrolls to the element as soon as that exists', async () => {
  renderAt('/');
  await go('/late#요금');
  expect([focused(), scrolledTo]).toEqual(['MAIN', ['top']]);
  await loadHeading();
  expect([focused(), scrolledTo]).toEqual(['요금', ['top', '요금']]);
});

test('a link to an existing element scrolls to it at once, as often as it is followed', async () => {
  renderAt('/');
  await go('/#link');
  await go('/#link');
  expect([focused(), scrolledTo.filter((id) => id !== 'top')]).toEqual(['link', ['link', 'link']]);
});

test('a user who scrolls before the element exists is not interrupted', async () => {
  renderAt('/late#요금');
  window.dispatchEvent(new Event('wheel'));
  await loadHeading();
  expect([focused(), scrolledTo, screen.getByRole('heading').textContent]).toEqual(['BODY', [], '이용 요금']);
});

test('a URL that a page rewrites while the user reads moves nothing', async () => {
  renderAt('/');
  await go('/#link', { replace: true });
  expect([focused(), scrolledTo]).toEqual(['BODY', []]);
});

test('a hash that cannot be decoded is looked up unchanged', async () => {
  renderAt('/#%E0%A4%A');
  expect(scrolledTo).toEqual([]);
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Popup } from '#contract/site/frame.ts';
import { hideDurationMs } from '#contract/site/frame-limits.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { popupsQuery } from '#src/api/frame.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { Popups } from '#src/features/home/popups/Popups.tsx';

const now = Date.parse('2026-11-21T03:00:00Z');
const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');

const popup = (id: number, title: string): Popup => ({
  id,
  title,
  text: `${title} 안내`,
  link: `/notice/${id}`,
  pcImageUrl: 'kv-dusk',
  alt: '저녁',
});
const threePopups = [popup(1, '하나'), popup(2, '둘'), popup(3, '셋')];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

/** Mocks a browser whose fonts load on command. */
function pendingFonts(): () => void {
  let loadFonts = () => {};
  const ready = new Promise<void>((resolve) => {
    loadFonts = resolve;
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
  return loadFonts;
}

function renderPopups(popups: readonly Popup[] = threePopups) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(popupsQuery(client).queryKey, [...popups]);
  return render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <Popups />
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const pressIn = (title: string, name: string) =>
  fireEvent.click(within(screen.getByRole('article', { name: title })).getByRole('button', { name }));

test('two are shown, however many there are, and each links to its page', () => {
  renderPopups();
  expect([titles(), screen.getAllByRole('link').map((link) => link.getAttribute('href'))]).toEqual([
    ['하나', '둘'],
    ['/notice/1', '/notice/2'],
  ]);
});

test('a notice comes before an advertisement', () => {
  renderPopups([{ ...popup(1, '하나'), link: '/specialoffer/package/110' }, popup(2, '둘')]);
  expect(titles()).toEqual(['둘', '하나']);
});

test('without any no space is reserved', () => {
  renderPopups([]);
  expect(screen.queryByRole('complementary')).toBe(null);
});

test('one that is closed stays closed for the visit, and has no timestamp', () => {
  const { unmount } = renderPopups();
  pressIn('하나', '닫기');
  expect(titles()).toEqual(['둘']);
  unmount();
  renderPopups();
  expect([titles(), localStorage.length]).toEqual([['둘'], 0]);
});

test('one hidden for a day stores only its expiry, and is shown again then', () => {
  const { unmount } = renderPopups();
  pressIn('둘', '오늘 하루 보지 않기');
  expect([titles(), Object.entries(localStorage)]).toEqual([['하나'], [['popup:2', String(now + hideDurationMs)]]]);
  unmount();
  sessionStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now + hideDurationMs);
  renderPopups();
  expect(titles()).toEqual(['하나', '둘']);
});

test('Escape closes the one in front, then the next', () => {
  renderPopups();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(titles()).toEqual(['둘']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(titles()).toEqual([]);
});

test('Escape for a menu or a dialog closes none', () => {
  renderPopups();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  dialog.remove();
  expect(titles()).toEqual(['하나', '둘']);
});

test('one that another tab hides for a day is hidden here too', () => {
  renderPopups();
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'popup:1', newValue: String(now + hideDurationMs) }),
      ),
  );
  expect(titles()).toEqual(['둘']);
});

test('the focus stays where it is', () => {
  renderPopups();
  expect(document.activeElement).toBe(document.body);
});

test('they are laid out, but invisible and not closable, until their fonts are loaded', async () => {
  const loadFonts = pendingFonts();
  renderPopups();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([titles(), screen.getAllByRole('article', { hidden: true }).length]).toEqual([[], 2]);
  loadFonts();
  await screen.findByRole('article', { name: '하나' });
  expect(titles()).toEqual(['하나', '둘']);
});

test('fonts that fail to load are waited for three seconds', () => {
  vi.useFakeTimers();
  pendingFonts();
  renderPopups();
  act(() => void vi.advanceTimersByTime(2_999));
  expect(titles()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(titles()).toEqual(['하나', '둘']);
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isDismissed } from '#src/shared/popup-expiry/storage.ts';
import { usePopupExpiry } from '#src/shared/popup-expiry/use-popup-expiry.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

const renderPopup = (id = 'top-banner') => renderHook(() => usePopupExpiry(id)).result;

function hide(id?: string) {
  const popup = renderPopup(id);
  act(() => popup.current.hideForADay());
  return popup;
}

function close(id?: string) {
  const popup = renderPopup(id);
  act(() => popup.current.close());
  return popup;
}

const stored = () => ({
  local: Object.fromEntries(Object.entries(window.localStorage)),
  session: Object.fromEntries(Object.entries(window.sessionStorage)),
});
const dispatchStorage = (key: string | null, newValue: string | null): void =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

test('hidden for a day, only the timestamp remains for other visits', () => {
  const popup = hide();
  expect([popup.current.state, stored()]).toEqual([
    'hidden',
    { local: { 'popup:top-banner': String(now + day) }, session: {} },
  ]);
});

test('closed, it stays closed in this tab, and nothing remains for other visits', () => {
  const popup = close();
  expect([popup.current.state, stored(), renderPopup().current.state]).toEqual([
    'closed',
    { local: {}, session: { 'popup:top-banner': 'closed' } },
    'closed',
  ]);
});

test('each popup has a timestamp of its own, which expires after a day', () => {
  hide();
  expect([renderPopup().current.state, renderPopup('popup-2').current.state]).toEqual(['hidden', 'shown']);
  vi.setSystemTime(now + day);
  expect(renderPopup().current.state).toBe('shown');
});

test.each(['', 'soon', '-1', '1e99', '{}', String(now + day + 1)])('the timestamp "%s" hides nothing', (stamp) => {
  window.localStorage.setItem('popup:top-banner', stamp);
  expect([renderPopup().current.state, isDismissed('top-banner')]).toEqual(['shown', false]);
});

test('whether to reserve space is known without opening the popup', () => {
  expect(isDismissed('top-banner')).toBe(false);
  close();
  hide('popup-2');
  expect([isDismissed('top-banner'), isDismissed('popup-2'), isDismissed('popup-3')]).toEqual([true, true, false]);
});

test('another tab that hides it hides it here; one that hides another, or clears its storage, does not', () => {
  const popup = renderPopup();
  dispatchStorage('popup:popup-2', String(now + day));
  dispatchStorage(null, null);
  dispatchStorage('popup:top-banner', null);
  dispatchStorage('popup:top-banner', 'soon');
  expect(popup.current.state).toBe('shown');
  vi.setSystemTime(now + 60_000);
  dispatchStorage('popup:top-banner', String(now + 60_000 + day));
  expect(popup.current.state).toBe('hidden');
});

test('if storage is forbidden the choice applies to the page', () => {
  vi.stubGlobal('localStorage', undefined);
  for (const area of ['localStorage', 'sessionStorage'])
    vi.spyOn(window, area as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  const popup = renderPopup();
  expect(popup.current.state).toBe('shown');
  act(() => popup.current.hideForADay());
  expect(popup.current.state).toBe('hidden');
});

test.each([
  ['hidden for a day', 'hidden', () => window.localStorage.setItem('popup:top-banner', String(now + day))],
  ['closed', 'closed', () => window.sessionStorage.setItem('popup:top-banner', 'closed')],
  ['left as it was', 'shown', () => {}],
])('a popup %s on another page is so on the restored page', (_, state, dismiss) => {
  const popup = renderPopup();
  dismiss();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
  expect(popup.current.state).toBe('shown');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(popup.current.state).toBe(state);
});

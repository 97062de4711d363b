import { expect, test, vi } from 'vitest';
import { syncTabs } from '#src/app/session/sync-tabs.ts';
import type { SessionFlow } from '#src/app/session/session-context.tsx';

function followed() {
  const send = vi.fn<SessionFlow['send']>();
  syncTabs({ send } as unknown as SessionFlow);
  return () => send.mock.calls.map(([event]) => event);
}

const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['a login', 'token', 'second'],
  ['a logout', 'token', null],
  ['clearing all that is stored', null, null],
])('%s in another tab is told to the session', (_, key, token) => {
  const told = followed();
  if (token !== null) localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(told()).toEqual([{ type: 'token.changedElsewhere', token }]);
});

test('what else another tab stores says nothing of who is logged in', () => {
  const told = followed();
  for (const key of ['savedServiceId', 'popup:1']) window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
  expect(told()).toEqual([]);
});

test('a page that comes back as it was left hears of what it has missed; one that is loaded knows it', () => {
  const told = followed();
  localStorage.setItem('token', 'second');
  comesBack(false);
  comesBack(true);
  expect(told()).toEqual([{ type: 'token.changedElsewhere', token: 'second' }]);
});

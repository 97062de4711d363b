import { expect, test, vi } from 'vitest';
import { syncTabs } from '#src/app/session/sync-tabs.ts';
import type { SessionFlow } from '#src/app/session/session-context.tsx';

function recordEvents() {
  const send = vi.fn<SessionFlow['send']>();
  syncTabs({ send } as unknown as SessionFlow);
  return () => send.mock.calls.map(([event]) => event);
}

const dispatchPageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['a login', 'token', 'second'],
  ['a logout', 'token', null],
  ['clearing the storage', null, null],
])('%s in another tab is sent to the session', (_, key, token) => {
  const events = recordEvents();
  if (token !== null) localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(events()).toEqual([{ type: 'token.changedElsewhere', token, isGuestPage: false }]);
});

test('other keys that another tab stores are ignored', () => {
  const events = recordEvents();
  for (const key of ['savedServiceId', 'popup:1'])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
  expect(events()).toEqual([]);
});

test('a page restored from the back/forward cache reads the token again; a page that is loaded does not', () => {
  const events = recordEvents();
  localStorage.setItem('token', 'second');
  dispatchPageshow(false);
  dispatchPageshow(true);
  expect(events()).toEqual([{ type: 'token.changedElsewhere', token: 'second', isGuestPage: false }]);
});

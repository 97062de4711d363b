import { expect, test, vi } from 'vitest';
import { readForSession, readStored, removeForSession, removeStored, store, storeForSession } from '#src/api/stored.ts';

function forbid(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

test.each([
  ['forbidden', forbid],
  ['switched off, as in some web views,', () => null],
])('if storage is %s nothing is stored, and nothing throws', (_, get) => {
  vi.stubGlobal('window', Object.defineProperties({}, { localStorage: { get }, sessionStorage: { get } }));
  store('token', 'first');
  storeForSession('inspection', '[]');
  removeStored('savedServiceId');
  removeForSession('inspection');
  expect([readStored('token'), readForSession('inspection')]).toEqual([null, null]);
});

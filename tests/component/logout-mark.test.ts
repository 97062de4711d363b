import { afterEach, expect, test } from 'vitest';
import { noteLogout, takeLogout } from '#src/features/session/logout-mark.ts';

afterEach(() => window.history.replaceState(null, ''));

test('the mark of a logout is taken once, and leaves the state of the history entry as it was', () => {
  window.history.replaceState({ idx: 3 }, '');
  noteLogout();
  expect([takeLogout(), takeLogout(), window.history.state]).toEqual([true, false, { idx: 3 }]);
});

test('a history entry without state has no mark', () => {
  window.history.replaceState(null, '');
  expect([takeLogout(), window.history.state]).toEqual([false, null]);
});

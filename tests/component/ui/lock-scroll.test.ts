// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from '#src/ui/hooks/lock-scroll.ts';

const root = document.documentElement;
const lockStyles = () => [root.style.overflow, root.style.paddingRight];
const unlocked = ['', ''];

beforeEach(() => void vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15));
afterEach(() => void vi.restoreAllMocks());

test('the page does not scroll while it is held, and leaves the width of its scroll bar free; released, it is as before', () => {
  const release = lockScroll();
  const during = lockStyles();
  release();
  expect([during, lockStyles()]).toEqual([['hidden', '15px'], unlocked]);
});

test('a page without a scroll bar gets no padding', () => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  const release = lockScroll();
  const during = lockStyles();
  release();
  expect([during, lockStyles()]).toEqual([['hidden', ''], unlocked]);
});

test('two dialogs hold the page until both are closed, in either order', () => {
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  const between = lockStyles();
  second();
  expect([between, lockStyles()]).toEqual([['hidden', '15px'], unlocked]);
});

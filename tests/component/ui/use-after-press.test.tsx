// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPress } from '#src/ui/hooks/use-after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook, and records clicks and callbacks in their order. */
function recorded() {
  const order: string[] = [];
  const { result, unmount } = renderHook(useAfterPress);
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  return { order, unmount, callLater: () => result.current(() => order.push('callback')) };
}

const press = () => fireEvent.mouseDown(document.body);
function release() {
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  vi.runAllTimers();
}

test('without a press the callback is called at once', () => {
  const { order, callLater } = recorded();
  callLater();
  expect(order).toEqual(['callback']);
});

test('during a press it is called after the click', () => {
  const { order, callLater } = recorded();
  press();
  callLater();
  vi.runAllTimers();
  const duringPress = [...order];
  release();
  expect([duringPress, order]).toEqual([[], ['click', 'callback']]);
});

test('after a press it is called at once again', () => {
  const { order, callLater } = recorded();
  press();
  release();
  callLater();
  expect(order).toEqual(['click', 'callback']);
});

test('a press that follows within the same task delays it further', () => {
  const { order, callLater } = recorded();
  press();
  callLater();
  fireEvent.mouseUp(document.body);
  press();
  vi.runAllTimers();
  const duringSecond = [...order];
  release();
  expect([duringSecond, order]).toEqual([[], ['click', 'callback']]);
});

test('a press that becomes a drag ends with it', () => {
  const { order, callLater } = recorded();
  press();
  callLater();
  fireEvent.dragEnd(document.body);
  vi.runAllTimers();
  expect(order).toEqual(['callback']);
});

test('it is not called after the component is gone', () => {
  const { order, unmount, callLater } = recorded();
  press();
  callLater();
  unmount();
  release();
  expect(order).toEqual(['click']);
});

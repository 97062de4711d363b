import { afterEach, expect, test, vi } from 'vitest';
import { verificationReturnMachine, type ReturnTarget } from '#machines/verification-return.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

afterEach(() => vi.useRealTimers());

const opened = (target: ReturnTarget) => journeyOf(verificationReturnMachine, { target });

test('a page with no parent window alerts 비정상적인 접근입니다, and goes back', () => {
  const journey = opened('none');
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
    'alerting',
    '비정상적인 접근입니다',
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.snapshot().status]).toEqual(['left', 'done']);
});

test.each([
  ['opener', 'posted'],
  ['sameTab', 'returned'],
] as const)('a window with %s is done at once', (target, state) => {
  const journey = opened(target);
  expect([journey.value(), journey.snapshot().status]).toEqual([state, 'done']);
});

test('a window that was severed from its opener waits for the confirmation', () => {
  const journey = opened('channel');
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    { delivering: 'waiting' },
    ['channel'],
    true,
  ]);
  journey.send({ type: 'answer.confirmed' });
  expect([journey.value(), journey.running()]).toEqual(['delivered', []]);
});

test('without a confirmation within three seconds it says so, and still accepts a late one', () => {
  vi.useFakeTimers();
  const journey = opened('channel');
  vi.advanceTimersByTime(2_999);
  expect(journey.value()).toEqual({ delivering: 'waiting' });
  vi.advanceTimersByTime(1);
  expect([journey.value(), journey.running()]).toEqual([{ delivering: 'unconfirmed' }, ['channel']]);
  journey.send({ type: 'answer.confirmed' });
  expect(journey.value()).toBe('delivered');
});

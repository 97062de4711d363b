import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const unavailable = '현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.';
const address = { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const journey = journeyOf(postcodeMachine, undefined, ['search']);
  journey.send({ type: 'search.opened' });
  return journey;
}

function searching() {
  const journey = opened();
  journey.sendFrom('search', { type: 'search.ready' });
  return journey;
}

test('the search is loaded when it is first opened', () => {
  const closed = journeyOf(postcodeMachine, undefined, ['search']);
  expect([closed.value(), closed.context(), closed.running()]).toEqual(['closed', { alert: '', isTypable: false }, []]);
  const journey = opened();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    { open: 'loading' },
    ['search'],
    true,
  ]);
  journey.sendFrom('search', { type: 'search.ready' });
  expect([journey.value(), journey.snapshot().hasTag('busy'), journey.context().isTypable]).toEqual([
    { open: 'searching' },
    false,
    false,
  ]);
});

test('a search that breaks is alerted; then the address can be typed, and the search tried again', () => {
  const journey = opened();
  journey.sendFrom('search', { type: 'search.failed' });
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual([
    'alerting',
    { alert: unavailable, isTypable: true },
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.running()]).toEqual(['typing', []]);
  journey.send({ type: 'search.opened' });
  expect([journey.value(), journey.running(), journey.context().isTypable]).toEqual([
    { open: 'loading' },
    ['search'],
    true,
  ]);
});

test.each([
  ['that stays silent for 10 s', 'silent', () => vi.advanceTimersByTime(10_000)],
  [
    'that its policy blocks',
    'blocked',
    (journey: ReturnType<typeof opened>) => journey.sendFrom('search', { type: 'search.blocked' }),
  ],
])('a search %s lets the address be typed, stays open, and is reported', (_, reason, fail) => {
  const journey = opened();
  fail(journey);
  expect([journey.value(), journey.context().isTypable, journey.running(), journey.effects]).toEqual([
    { open: 'silent' },
    true,
    ['search'],
    [['reportFailure', { reason }]],
  ]);
  journey.send({ type: 'search.closed' });
  expect([journey.value(), journey.running()]).toEqual(['typing', []]);
});

test('a silent search that responds at last can be used, and its address ends the typing', () => {
  const journey = opened();
  vi.advanceTimersByTime(10_000);
  journey.sendFrom('search', { type: 'search.ready' });
  expect(journey.value()).toEqual({ open: 'searching' });
  journey.sendFrom('search', { type: 'address.chosen', address });
  expect([journey.value(), journey.context().isTypable, journey.emitted]).toEqual([
    'closed',
    false,
    [{ type: 'address.found', address }],
  ]);
});

test('a chosen address is emitted, and the search is closed', () => {
  const journey = searching();
  journey.sendFrom('search', { type: 'address.chosen', address });
  expect([journey.value(), journey.emitted, journey.running()]).toEqual([
    'closed',
    [{ type: 'address.found', address }],
    [],
  ]);
});

test('closing ends the search, while it loads and after', () => {
  for (const journey of [opened(), searching()]) {
    journey.send({ type: 'search.closed' });
    expect([journey.value(), journey.running(), journey.emitted]).toEqual(['closed', [], []]);
  }
});

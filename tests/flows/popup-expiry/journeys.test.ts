import { expect, test } from 'vitest';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const day = 86_400_000;
const input = { id: 'popup-1', hiddenUntil: null, isClosed: false, now };
const start = (overrides: Partial<{ hiddenUntil: number; isClosed: boolean }> = {}) =>
  journeyOf(popupExpiryMachine, { ...input, ...overrides });

test('a popup that was not dismissed is shown', () => expect(start().value()).toBe('shown'));

test('one closed in this session, or hidden for a day, is not', () => {
  expect([
    start({ isClosed: true }).value(),
    start({ hiddenUntil: now + 1 }).value(),
    start({ hiddenUntil: now + day }).value(),
  ]).toEqual(['closed', 'hidden', 'hidden']);
});

test('an expiry time in the past, or more than a day ahead, hides nothing', () => {
  expect([now, now - 1, now + day + 1, Number.NaN].map((hiddenUntil) => start({ hiddenUntil }).value())).toEqual([
    'shown',
    'shown',
    'shown',
    'shown',
  ]);
});

test('closing it is stored for the session, without an expiry time', () => {
  const journey = start();
  journey.send({ type: 'popup.closed' });
  expect([journey.value(), journey.effects]).toEqual(['closed', [['rememberClosed', { id: 'popup-1' }]]]);
});

test('hiding it for a day stores an expiry time of this popup, a day from then', () => {
  const journey = start();
  journey.send({ type: 'popup.hidden', at: now + 5_000 });
  expect([journey.value(), journey.effects]).toEqual([
    'hidden',
    [['storeExpiry', { id: 'popup-1', until: now + 5_000 + day }]],
  ]);
});

test('hidden in another tab it is hidden here too, at any time, without storing an expiry time again', () => {
  const journey = start();
  journey.send({ type: 'popup.hiddenElsewhere', until: now + day + 300_000, at: now + 300_000 });
  expect([journey.value(), journey.effects]).toEqual(['hidden', []]);
});

test('closed or hidden, it is done: it is not shown again until the page is reloaded', () => {
  const statusAfter = (event: Parameters<ReturnType<typeof start>['send']>[0]) => {
    const journey = start();
    journey.send(event);
    return journey.snapshot().status;
  };
  expect([
    start().snapshot().status,
    statusAfter({ type: 'popup.closed' }),
    statusAfter({ type: 'popup.hidden', at: now }),
  ]).toEqual(['active', 'done', 'done']);
});

test('an expiry time of another tab that is past, or more than a day ahead, is ignored', () => {
  const journey = start();
  journey.send({ type: 'popup.hiddenElsewhere', until: now + 1, at: now + 1 });
  journey.send({ type: 'popup.hiddenElsewhere', until: now + day + 2, at: now + 1 });
  expect([journey.value(), journey.effects]).toEqual(['shown', []]);
});

import { expect, test } from 'vitest';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { journeyOf } from './lib/journey.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const day = 86_400_000;
const input = { id: 'popup-1', hiddenUntil: null, isClosed: false, now };
const start = (known: Partial<{ hiddenUntil: number; isClosed: boolean }> = {}) => journeyOf(popupExpiryMachine, { ...input, ...known });

test('a popup that nobody has put away is shown', () => expect(start().value()).toBe('shown'));

test('one closed in this session, or hidden until later, is not', () => {
  expect([start({ isClosed: true }).value(), start({ hiddenUntil: now + 1 }).value(), start({ hiddenUntil: now + day }).value()]).toEqual(['closed', 'hidden', 'hidden']);
});

test('a stamp that has run out, or lies further ahead than a day, hides nothing', () => {
  expect([now, now - 1, now + day + 1, Number.NaN].map((hiddenUntil) => start({ hiddenUntil }).value())).toEqual(['shown', 'shown', 'shown', 'shown']);
});

test('closing it is remembered for the session, and stamps nothing', () => {
  const journey = start();
  journey.send({ type: 'popup.closed' });
  expect([journey.value(), journey.effects]).toEqual(['closed', [['rememberClosed', { id: 'popup-1' }]]]);
});

test('hiding it for a day stamps the very popup, a day from the choice', () => {
  const journey = start();
  journey.send({ type: 'popup.hidden', at: now + 5_000 });
  expect([journey.value(), journey.effects]).toEqual(['hidden', [['storeExpiry', { id: 'popup-1', until: now + 5_000 + day }]]]);
});

test('hidden in another tab it goes here too, however long it has been shown here, and without a stamp of its own', () => {
  const journey = start();
  journey.send({ type: 'popup.hiddenElsewhere', until: now + day + 300_000, at: now + 300_000 });
  expect([journey.value(), journey.effects]).toEqual(['hidden', []]);
});

test('a stamp of another tab that has run out, or lies further ahead than a day, says nothing', () => {
  const journey = start();
  journey.send({ type: 'popup.hiddenElsewhere', until: now + 1, at: now + 1 });
  journey.send({ type: 'popup.hiddenElsewhere', until: now + day + 2, at: now + 1 });
  expect([journey.value(), journey.effects]).toEqual(['shown', []]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOutTimeoutMs } from '#contract/shared/limits.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { renewed } from './flow.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const anonymous = () => journeyOf(sessionMachine, { token: null });
const member = () => journeyOf(sessionMachine, { token: 'first' });
const memberChanged = { type: 'member.changed' };
const reloaded = [memberChanged, { type: 'page.reloadRequested' }];
const removeFirst = ['removeToken', { token: 'first' }];

async function loggingOut() {
  const journey = member();
  journey.send({ type: 'logout.requested' });
  journey.send({ type: 'logout.confirmed' });
  return journey;
}

test('a stored token starts the visit as a member', () => {
  const { value, context, effects } = member();
  expect({ value: value(), context: context(), effects }).toEqual({
    value: { authenticated: 'browsing' },
    context: { token: 'first', returnTo: '/', ending: null },
    effects: [],
  });
});

test('without a stored token the visit starts anonymous', () => {
  expect(anonymous().value()).toEqual({ anonymous: 'browsing' });
});

test('an issued token is stored, and cached data is cleared', () => {
  const journey = anonymous();
  journey.send({ type: 'token.issued', token: 'first' });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { authenticated: 'browsing' },
    'first',
    [['storeToken', { type: 'token.issued', token: 'first' }]],
    [memberChanged],
  ]);
});

test('issuing the current token again changes nothing', () => {
  const journey = member();
  journey.send({ type: 'logout.requested' });
  journey.send({ type: 'token.issued', token: 'first' });
  expect([journey.value(), journey.effects]).toEqual([{ authenticated: 'confirmingLogout' }, []]);
});

test('a renewed token is stored, and nothing else changes', () => {
  const journey = member();
  journey.send({ type: 'logout.requested' });
  journey.send({ type: 'token.issued', token: renewed });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { authenticated: 'confirmingLogout' },
    renewed,
    [['storeToken', { type: 'token.issued', token: renewed }]],
    [],
  ]);
});

test('a token renewed in another tab is used here too, and nothing else changes', () => {
  const journey = member();
  journey.send({ type: 'token.changedElsewhere', token: renewed, isGuestPage: false });
  journey.send({ type: 'token.rejected', token: 'first' });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { authenticated: 'browsing' },
    renewed,
    [],
    [],
  ]);
});

test('a rejected token is removed once, however many calls carried it', () => {
  const journey = member();
  journey.send({ type: 'token.rejected', token: 'first' });
  journey.send({ type: 'token.rejected', token: 'first' });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { anonymous: 'browsing' },
    null,
    [['removeToken', { type: 'token.rejected', token: 'first' }]],
    [memberChanged],
  ]);
});

test('a newer token survives the rejection of its predecessor', () => {
  const journey = member();
  journey.send({ type: 'token.issued', token: 'second' });
  journey.send({ type: 'token.rejected', token: 'first' });
  expect(journey.context().token).toBe('second');
});

test('a logout in another tab makes this one anonymous and touches no storage', () => {
  const journey = member();
  journey.send({ type: 'token.changedElsewhere', token: null, isGuestPage: false });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { anonymous: 'browsing' },
    null,
    [],
    [memberChanged],
  ]);
});

test('an anonymous tab ignores that another one logged out', () => {
  const journey = anonymous();
  journey.send({ type: 'login.required', path: '/mypage' });
  journey.send({ type: 'token.changedElsewhere', token: null, isGuestPage: false });
  expect([journey.value(), journey.effects]).toEqual([{ anonymous: 'alertingLoginRequired' }, []]);
});

test('the same token stored by another tab changes nothing', () => {
  const journey = member();
  journey.send({ type: 'token.changedElsewhere', token: 'first', isGuestPage: false });
  expect([journey.value(), journey.emitted]).toEqual([{ authenticated: 'browsing' }, []]);
});

test('a login in another tab logs in here, with a notice', () => {
  const journey = anonymous();
  journey.send({ type: 'token.changedElsewhere', token: 'second', isGuestPage: false });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    { authenticated: 'browsing' },
    'second',
    [],
    [memberChanged, { type: 'member.arrivedElsewhere' }],
  ]);
});

test('a login in another tab ends a page for visitors, such as a sign-up, with an alert', () => {
  const journey = anonymous();
  journey.send({ type: 'token.changedElsewhere', token: 'second', isGuestPage: true });
  expect([journey.value(), journey.context().token, journey.snapshot().hasTag('alert'), journey.emitted]).toEqual([
    { authenticated: 'alertingArrival' },
    'second',
    true,
    [memberChanged, { type: 'member.arrivedElsewhere' }],
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toEqual({ authenticated: 'browsing' });
});

test('login required: the alert, then the login page with the path to return to', () => {
  const journey = anonymous();
  journey.send({ type: 'login.required', path: '/mypage/booking' });
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.emitted]).toEqual([
    { anonymous: 'alertingLoginRequired' },
    true,
    [],
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.emitted]).toEqual([
    { anonymous: 'browsing' },
    [{ type: 'login.redirected', returnTo: '/mypage/booking' }],
  ]);
});

test.each([
  ['the server has let go', { type: 'token.rejected', token: 'first' }, 'over'],
  ['another tab has ended', { type: 'token.changedElsewhere', token: null, isGuestPage: false }, 'overElsewhere'],
] as const)('the user who must log in again after a session that %s sees the reason once', (_, ended, ending) => {
  const journey = member();
  journey.send(ended);
  journey.send({ type: 'login.required', path: '/mypage' });
  const shown = journey.context().ending;
  journey.send({ type: 'alert.dismissed' });
  expect([shown, journey.context().ending]).toEqual([ending, null]);
});

test('a page reloaded after a logout shows a notice of it until the next login', () => {
  const journey = journeyOf(sessionMachine, { token: null, ending: 'loggedOut' });
  const shown = journey.context().ending;
  journey.send({ type: 'token.issued', token: 'second' });
  expect([shown, journey.context().ending]).toEqual(['loggedOut', null]);
});

test('a member is never sent to the login', () => {
  const journey = member();
  journey.send({ type: 'login.required', path: '/mypage' });
  expect(journey.value()).toEqual({ authenticated: 'browsing' });
});

test('logout requires a confirmation, and cancelling it leaves the member logged in', () => {
  const journey = member();
  journey.send({ type: 'logout.requested' });
  expect([journey.value(), journey.snapshot().hasTag('alert')]).toEqual([{ authenticated: 'confirmingLogout' }, true]);
  journey.send({ type: 'logout.cancelled' });
  expect([journey.value(), journey.effects, journey.running()]).toEqual([{ authenticated: 'browsing' }, [], []]);
});

test('a confirmed logout ends the session at the server, then clears the token and reloads', async () => {
  const journey = await loggingOut();
  expect([journey.value(), journey.snapshot().hasTag('busy'), journey.running(), journey.context().token]).toEqual([
    { authenticated: 'loggingOut' },
    true,
    ['endSession'],
    'first',
  ]);
  await journey.answer('endSession', undefined);
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    'loggedOut',
    null,
    [removeFirst],
    reloaded,
  ]);
});

test('a logout request that fails clears the token all the same', async () => {
  const journey = await loggingOut();
  await journey.fail('endSession', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.effects]).toEqual(['loggedOut', [removeFirst]]);
});

test('a logout whose token the server no longer knows still reloads', async () => {
  const journey = await loggingOut();
  journey.send({ type: 'token.rejected', token: 'second' });
  expect(journey.value()).toEqual({ authenticated: 'loggingOut' });
  journey.send({ type: 'token.rejected', token: 'first' });
  expect([journey.value(), journey.emitted]).toEqual(['loggedOut', reloaded]);
});

test('a member who withdrew is anonymous, and is not sent to the login until the farewell page has closed', () => {
  const journey = member();
  journey.send({ type: 'member.withdrew' });
  journey.send({ type: 'login.required', path: '/delete-account' });
  expect([journey.value(), journey.context().token, journey.effects, journey.emitted]).toEqual([
    'farewell',
    null,
    [removeFirst],
    [memberChanged],
  ]);
  journey.send({ type: 'farewell.ended' });
  expect(journey.value()).toEqual({ anonymous: 'browsing' });
});

test('an anonymous user cannot withdraw', () => {
  const journey = anonymous();
  journey.send({ type: 'member.withdrew' });
  expect([journey.value(), journey.effects]).toEqual([{ anonymous: 'browsing' }, []]);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a logout waits for a silent server no longer than its limit', async () => {
  const journey = await loggingOut();
  vi.advanceTimersByTime(signOutTimeoutMs - 1);
  expect(journey.value()).toEqual({ authenticated: 'loggingOut' });
  vi.advanceTimersByTime(1);
  expect([journey.value(), journey.emitted]).toEqual(['loggedOut', reloaded]);
});

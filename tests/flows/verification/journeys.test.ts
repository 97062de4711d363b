import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { verificationLimits } from '#contract/account/verification.ts';
import { verificationMachine } from '#machines/verification.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const form = { requestNumber: 'request-1', action: '/provider', fields: { enc_data: 'sealed' } };
const started = { redemption: null, stored: { claim: 'stored' } };
const request = { secret: 'secret-1', ...form };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function requested(authType: 'NICE' | 'IPIN' = 'NICE') {
  const journey = journeyOf(verificationMachine, started, ['popup']);
  journey.send({ type: 'verification.requested', authType });
  return journey;
}

async function waiting() {
  const journey = requested();
  await journey.answer('requestVerification', request);
  return journey;
}

async function detached() {
  const journey = await waiting();
  journey.sendFrom('popup', { type: 'popup.closed' });
  return journey;
}

const returned = { handle: 'answer' };

async function redeeming() {
  const journey = await waiting();
  journey.sendFrom('popup', { type: 'popup.answered', returned });
  return journey;
}

test('the popup opens synchronously in the click, before any request', () => {
  const journey = requested('IPIN');
  expect([journey.value(), journey.running(), journey.inputOf('requestVerification')]).toEqual([
    { underWay: 'requesting' },
    ['requestVerification', 'popup'],
    { authType: 'IPIN' },
  ]);
});

test('the popup submits its form once the request is ready, and never gets the secret', async () => {
  const journey = await waiting();
  expect([journey.value(), journey.received('popup')]).toEqual([
    { underWay: 'waiting' },
    [{ type: 'form.ready', form }],
  ]);
});

test('the result is redeemed with number and secret of its request, once the popup is closed', async () => {
  const journey = await redeeming();
  expect([journey.value(), journey.running(), journey.inputOf('redeemVerification')]).toEqual([
    'redeeming',
    ['redeemVerification'],
    { authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', returned },
  ]);
  expect(journey.snapshot().hasTag('busy')).toBe(true);
});

test('the person of the redeemed request is verified, and number, secret and result are cleared', async () => {
  const journey = await redeeming();
  await journey.answer('redeemVerification', { kind: 'verified', identity: verifiedPerson });
  const context = journey.context();
  expect([journey.output(), journey.running(), context.requestNumber, context.secret, context.returned]).toEqual([
    { identity: verifiedPerson },
    [],
    '',
    '',
    {},
  ]);
});

test('the result of another request is ignored', async () => {
  const journey = await redeeming();
  await journey.answer('redeemVerification', {
    kind: 'verified',
    identity: { ...verifiedPerson, requestNumber: 'another' },
  });
  expect([journey.value(), journey.context().alert, journey.context().identity]).toEqual([
    'alerting',
    '잘못된 요청입니다. 처음부터 다시 진행해주세요.',
    null,
  ]);
});

test('a result is ignored before the request is ready', () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.answered', returned });
  expect(journey.value()).toEqual({ underWay: 'requesting' });
});

test('an error of the server is alerted with its message', async () => {
  const journey = await redeeming();
  await journey.answer('redeemVerification', { kind: 'refused', message: '본인확인에 실패했습니다.' });
  expect([
    journey.value(),
    journey.context().alert,
    journey.snapshot().hasTag('alert'),
    journey.context().secret,
  ]).toEqual(['alerting', '본인확인에 실패했습니다.', true, '']);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('idle');
});

test('a result that cannot be redeemed is alerted', async () => {
  const journey = await redeeming();
  await journey.fail('redeemVerification', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.context().alert]).toEqual([
    'alerting',
    '본인확인에 실패했습니다. 다시 시도해 주세요.',
  ]);
});

test('a blocked popup is alerted, and the pending request aborted', () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: true });
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual([
    'alerting',
    '팝업이 차단된 상태입니다 차단을 해제해주세요',
    [],
  ]);
});

test('a popup that the user closes before its request is ready ends the wait without an alert', () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.closed' });
  expect([journey.value(), journey.running(), journey.context().isSameTabOffered]).toEqual(['idle', [], false]);
});

test('a popup that looks closed later may only be unreachable: its result is still accepted', async () => {
  const journey = await detached();
  expect([
    journey.value(),
    journey.running(),
    journey.snapshot().hasTag('busy'),
    journey.snapshot().hasTag('alert'),
  ]).toEqual([{ underWay: 'detached' }, ['popup'], false, false]);
  journey.sendFrom('popup', { type: 'popup.answered', returned });
  expect([journey.value(), journey.inputOf('redeemVerification')]).toEqual([
    'redeeming',
    { authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', returned },
  ]);
});

test('meanwhile another verification starts with a new popup and a new request', async () => {
  const journey = await detached();
  journey.send({ type: 'verification.requested', authType: 'IPIN' });
  const { requestNumber, secret } = journey.context();
  expect([
    journey.value(),
    journey.running(),
    journey.inputOf('requestVerification'),
    journey.received('popup'),
    requestNumber,
    secret,
  ]).toEqual([{ underWay: 'requesting' }, ['requestVerification', 'popup'], { authType: 'IPIN' }, [], '', '']);
});

test('or this tab navigates to the same provider, and the popup is ignored from then on', async () => {
  const journey = await detached();
  journey.send({ type: 'sameTab.requested' });
  expect([journey.value(), journey.running(), journey.inputOf('leaveForProvider'), journey.context().secret]).toEqual([
    'leaving',
    ['leaveForProvider'],
    { authType: 'NICE', stored: { claim: 'stored' } },
    '',
  ]);
});

test('after ten minutes a popup that looks closed is abandoned without an alert, and this tab is still offered', async () => {
  const journey = await detached();
  vi.advanceTimersByTime(verificationLimits.durationMs);
  expect([journey.value(), journey.running(), journey.context().requestNumber]).toEqual(['idle', [], '']);
  journey.send({ type: 'sameTab.requested' });
  expect(journey.value()).toBe('leaving');
});

test('this tab does not navigate to a provider before a popup was blocked or lost', () => {
  const journey = journeyOf(verificationMachine, started, ['popup']);
  journey.send({ type: 'sameTab.requested' });
  expect(journey.value()).toBe('idle');
});

test('a request that fails is alerted and closes the popup', async () => {
  const journey = requested();
  expect(journey.snapshot().hasTag('busy')).toBe(true);
  await journey.fail('requestVerification', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual([
    'alerting',
    '본인확인에 실패했습니다. 다시 시도해 주세요.',
    [],
  ]);
});

test('a request that the provider does not answer is alerted with the reason, in a popup and in this tab', async () => {
  const unavailable = new ApiError('503', '본인확인 서비스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.');
  const inPopup = requested();
  await inPopup.fail('requestVerification', unavailable);
  const inTab = requested();
  inTab.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: false });
  await inTab.fail('leaveForProvider', unavailable);
  expect([inPopup, inTab].map((journey) => [journey.value(), journey.context().alert])).toEqual([
    ['alerting', unavailable.message],
    ['alerting', unavailable.message],
  ]);
});

test('after ten minutes the wait ends with an alert', async () => {
  const journey = requested();
  vi.advanceTimersByTime(verificationLimits.durationMs - 1);
  expect(journey.value()).toEqual({ underWay: 'requesting' });
  vi.advanceTimersByTime(1);
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual([
    'alerting',
    '본인확인 시간이 초과되었습니다. 다시 시도해 주세요.',
    [],
  ]);
});

test('a new verification starts without data of an earlier one', () => {
  expect(journeyOf(verificationMachine, started, ['popup']).context()).toEqual({
    authType: 'NICE',
    requestNumber: '',
    secret: '',
    returned: {},
    stored: { claim: 'stored' },
    isSameTabOffered: false,
    alert: '',
    identity: null,
  });
});

test('if a popup is blocked again, this tab navigates to the provider and stores the state of the flow', () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: true });
  expect([journey.value(), journey.context().alert]).toEqual([
    'alerting',
    '팝업이 차단된 상태입니다 차단을 해제해주세요',
  ]);
  journey.send({ type: 'alert.dismissed' });
  journey.send({ type: 'verification.requested', authType: 'IPIN' });
  journey.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: true });
  expect([journey.value(), journey.running(), journey.inputOf('leaveForProvider')]).toEqual([
    'leaving',
    ['leaveForProvider'],
    { authType: 'IPIN', stored: { claim: 'stored' } },
  ]);
});

test('if popups can never be opened, this tab navigates to the provider at once', async () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: false });
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('busy')]).toEqual(['leaving', '', true]);
  await journey.fail('leaveForProvider', new Error('no storage'));
  expect([journey.value(), journey.context().alert]).toEqual([
    'alerting',
    '본인확인에 실패했습니다. 다시 시도해 주세요.',
  ]);
});

test('a page that was returned to without a result can start another verification', async () => {
  const journey = requested();
  journey.sendFrom('popup', { type: 'popup.blocked', canBeAllowed: false });
  await journey.answer('leaveForProvider', undefined);
  expect(journey.value()).toBe('idle');
});

test('a page that was returned to with a result redeems it at once', async () => {
  const redemption = { authType: 'IPIN', requestNumber: 'request-1', secret: 'secret-1', returned } as const;
  const journey = journeyOf(verificationMachine, { redemption, stored: null }, ['popup']);
  expect([journey.value(), journey.inputOf('redeemVerification')]).toEqual(['redeeming', redemption]);
  await journey.answer('redeemVerification', { kind: 'verified', identity: verifiedPerson });
  expect([journey.value(), journey.output()]).toEqual(['verified', { identity: verifiedPerson }]);
});

test('a popup that its policy keeps from the provider is alerted and reported, and this tab is offered', async () => {
  const journey = await waiting();
  journey.sendFrom('popup', { type: 'popup.refused' });
  expect([journey.value(), journey.context().alert, journey.running(), journey.effects]).toEqual([
    'alerting',
    '본인확인 화면으로 이동하지 못했습니다. ‘이 화면에서 확인’을 눌러 진행해 주세요.',
    [],
    [['reportFailure', { reason: 'blocked' }]],
  ]);
  journey.send({ type: 'alert.dismissed' });
  journey.send({ type: 'sameTab.requested' });
  expect(journey.value()).toBe('leaving');
});

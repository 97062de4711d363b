import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verificationLimits } from '#contract/verification.ts';
import { verificationMachine } from '#machines/verification.machine.ts';
import { verifiedPerson } from './fixtures/identity.ts';
import { journeyOf } from './lib/journey.ts';

const request = { requestNumber: 'request-1', action: '/provider', fields: { EncodeData: 'sealed' } };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function asked(authType: 'NICE' | 'IPIN' = 'NICE') {
  const journey = journeyOf(verificationMachine, undefined, ['popup']);
  journey.send({ type: 'verification.requested', authType });
  return journey;
}

async function waiting() {
  const journey = asked();
  await journey.answer('requestVerification', request);
  return journey;
}

const answer = (journey: Awaited<ReturnType<typeof waiting>>, outcome: { kind: 'verified'; identity: typeof verifiedPerson } | { kind: 'refused'; message: string }) =>
  journey.speak('popup', { type: 'popup.answered', outcome });

test('the popup opens in the same turn as the click, before anything is asked of the server', () => {
  const journey = asked('IPIN');
  expect([journey.value(), journey.running(), journey.inputOf('requestVerification')]).toEqual([{ underWay: 'requesting' }, ['requestVerification', 'popup'], { authType: 'IPIN' }]);
});

test('the popup gets its form once the request is ready', async () => {
  const journey = await waiting();
  expect([journey.value(), journey.heard('popup')]).toEqual([{ underWay: 'waiting' }, [{ type: 'form.ready', request }]]);
});

test('the person behind the own request number is verified, and popup and number are gone', async () => {
  const journey = await waiting();
  answer(journey, { kind: 'verified', identity: verifiedPerson });
  expect([journey.output(), journey.running(), journey.context().requestNumber]).toEqual([{ identity: verifiedPerson }, [], '']);
});

test('another request’s answer verifies nobody', async () => {
  const journey = await waiting();
  answer(journey, { kind: 'verified', identity: { ...verifiedPerson, requestNumber: 'another' } });
  expect([journey.value(), journey.context().alert, journey.context().identity]).toEqual(['alerting', '잘못된 요청입니다. 처음부터 다시 진행해주세요.', null]);
});

test('an answer before the request is ready is not heard', () => {
  const journey = asked();
  journey.speak('popup', { type: 'popup.answered', outcome: { kind: 'verified', identity: verifiedPerson } });
  expect(journey.value()).toEqual({ underWay: 'requesting' });
});

test('the provider’s refusal is alerted in its own words', async () => {
  const journey = await waiting();
  answer(journey, { kind: 'refused', message: '본인확인에 실패했습니다.' });
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert'), journey.running()]).toEqual(['alerting', '본인확인에 실패했습니다.', true, []]);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('idle');
});

test('a blocked popup is alerted, and the request under way abandoned', () => {
  const journey = asked();
  journey.speak('popup', { type: 'popup.blocked' });
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual(['alerting', '팝업이 차단된 상태입니다 차단을 해제해주세요', []]);
});

test('a popup that the person closes ends the wait without a word', async () => {
  const journey = await waiting();
  journey.speak('popup', { type: 'popup.closed' });
  expect([journey.value(), journey.running(), journey.context().requestNumber]).toEqual(['idle', [], '']);
});

test('a request that fails is alerted and closes the popup', async () => {
  const journey = asked();
  expect(journey.snapshot().hasTag('busy')).toBe(true);
  await journey.fail('requestVerification', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual(['alerting', '본인확인에 실패했습니다. 다시 시도해 주세요.', []]);
});

test('after ten minutes the wait is over', async () => {
  const journey = asked();
  vi.advanceTimersByTime(verificationLimits.duration - 1);
  expect(journey.value()).toEqual({ underWay: 'requesting' });
  vi.advanceTimersByTime(1);
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual(['alerting', '본인확인 시간이 초과되었습니다. 다시 시도해 주세요.', []]);
});

test('a verification that starts holds nothing of an earlier one', () => {
  expect(journeyOf(verificationMachine, undefined, ['popup']).context()).toEqual({ authType: 'NICE', requestNumber: '', alert: '', identity: null });
});

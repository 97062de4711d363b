import { describe, expect, test } from 'vitest';
import { findPasswordMachine } from '#machines/find-password.machine.ts';
import { company } from '../lib/company.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const claim = { userType: 'PERSONAL', serviceId: 'member01', corporation: null } as const;
const password = 'Newgolf2026!';
const unexpected = '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';
const restart = '잘못된 요청입니다. 처음부터 다시 진행해주세요.';
const offline = new TypeError('Failed to fetch');
const start = () => journeyOf(findPasswordMachine, { resumed: null });

function claimed() {
  const journey = start();
  journey.send({ type: 'claim.submitted', claim });
  return journey;
}

async function verified() {
  const journey = claimed();
  await journey.answer('checkClaim', { kind: 'found' });
  await journey.answer('verification', { identity: verifiedPerson });
  return journey;
}

async function saving() {
  const journey = await verified();
  journey.send({ type: 'password.submitted', password, passwordConfirm: password });
  return journey;
}

describe('the claim', () => {
  test('starts empty', () => {
    const journey = start();
    expect([journey.value(), journey.context()]).toEqual([
      { claiming: 'entering' },
      {
        isResumed: false,
        redemption: null,
        claim: { userType: 'PERSONAL', serviceId: '', corporation: null },
        claimErrors: {},
        identity: null,
        password: '',
        passwordErrors: {},
        alert: '',
      },
    ]);
  });

  test('without an ID has an error at the field until something is typed', () => {
    const journey = start();
    journey.send({ type: 'claim.submitted', claim: { ...claim, serviceId: ' ' } });
    expect([journey.value(), journey.context().claimErrors, journey.running()]).toEqual([
      { claiming: 'entering' },
      { serviceId: '아이디를 입력해주세요' },
      [],
    ]);
    journey.send({ type: 'claim.changed' });
    expect(journey.context().claimErrors).toEqual({});
  });

  test('of a company with an invalid registration number is alerted', () => {
    const journey = start();
    journey.send({
      type: 'claim.submitted',
      claim: {
        userType: 'CORPORATION',
        serviceId: 'corp0001',
        corporation: { ...company, registrationNumber: '1234567890' },
      },
    });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      { claiming: 'alerting' },
      '유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.',
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ claiming: 'entering' });
  });

  test('of a company without ID and with an invalid registration number has an error at both fields', () => {
    const journey = start();
    journey.send({
      type: 'claim.submitted',
      claim: { userType: 'CORPORATION', serviceId: '', corporation: { ...company, registrationNumber: '1' } },
    });
    expect(Object.keys(journey.context().claimErrors)).toEqual(['serviceId', 'registrationNumber']);
  });

  test('is checked by the server, and verified only when found', async () => {
    const journey = claimed();
    expect([
      journey.value(),
      journey.inputOf('checkClaim'),
      journey.context().claimErrors,
      journey.snapshot().hasTag('busy'),
    ]).toEqual([{ claiming: 'checking' }, claim, {}, true]);
    await journey.answer('checkClaim', { kind: 'found' });
    expect([journey.value(), journey.running()]).toEqual(['verifying', ['verification']]);
  });

  test('that the server rejects, or cannot check, is alerted', async () => {
    const refused = claimed();
    await refused.answer('checkClaim', { kind: 'refused', message: '존재하지 않는 사용자입니다.' });
    expect([refused.value(), refused.context().alert]).toEqual([
      { claiming: 'alerting' },
      '존재하지 않는 사용자입니다.',
    ]);
    const failed = claimed();
    await failed.fail('checkClaim', offline);
    expect([failed.value(), failed.context().alert]).toEqual([{ claiming: 'alerting' }, unexpected]);
  });
});

describe('the new password', () => {
  test('has errors at its fields until it is valid and both entries are equal', async () => {
    const journey = await verified();
    expect(journey.value()).toEqual({ resetting: 'entering' });
    journey.send({ type: 'password.submitted', password: 'short', passwordConfirm: '' });
    expect(journey.context().passwordErrors).toEqual({
      password: '8자 이상 입력해주세요',
      passwordConfirm: '비밀번호가 일치하지 않아요',
    });
    journey.send({ type: 'password.changed' });
    expect([journey.value(), journey.context().passwordErrors]).toEqual([{ resetting: 'entering' }, {}]);
  });

  test('is sent with the claim and the verified identity', async () => {
    const journey = await saving();
    expect([
      journey.value(),
      journey.inputOf('resetPassword'),
      journey.context().passwordErrors,
      journey.snapshot().hasTag('busy'),
    ]).toEqual([{ resetting: 'saving' }, { claim, identity: verifiedPerson, password }, {}, true]);
  });

  test('once changed is alerted, then the flow is done', async () => {
    const journey = await saving();
    await journey.answer('resetPassword', { kind: 'changed' });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      'alertingChanged',
      '비밀번호 변경에 성공하셨습니다!',
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.snapshot().status]).toEqual(['changed', 'done']);
  });

  test('with an expired verification restarts the flow', async () => {
    const journey = await saving();
    await journey.answer('resetPassword', { kind: 'unverified', message: restart });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      'alertingRestart',
      restart,
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().identity]).toEqual([{ claiming: 'entering' }, null]);
  });

  test('that is rejected, or cannot be sent, is alerted and can be entered again', async () => {
    const refused = await saving();
    await refused.answer('resetPassword', { kind: 'refused', message: '안 됩니다.' });
    expect([refused.value(), refused.context().alert, refused.snapshot().hasTag('alert')]).toEqual([
      { resetting: 'alerting' },
      '안 됩니다.',
      true,
    ]);
    refused.send({ type: 'alert.dismissed' });
    expect([refused.value(), refused.context().identity]).toEqual([{ resetting: 'entering' }, verifiedPerson]);
    const failed = await saving();
    await failed.fail('resetPassword', offline);
    expect([failed.value(), failed.context().alert]).toEqual([{ resetting: 'alerting' }, unexpected]);
  });
});

test('Back leads from the verification and from the new password to the claim, and clears the verified identity', async () => {
  const verifying = claimed();
  await verifying.answer('checkClaim', { kind: 'found' });
  verifying.send({ type: 'step.back' });
  expect([verifying.value(), verifying.running()]).toEqual([{ claiming: 'entering' }, []]);
  const resetting = await verified();
  resetting.send({ type: 'step.back' });
  expect([resetting.value(), resetting.context().identity]).toEqual([{ claiming: 'entering' }, null]);
});

test('a second attempt starts without the errors of the first', async () => {
  const journey = await verified();
  journey.send({ type: 'password.submitted', password: 'short', passwordConfirm: '' });
  journey.send({ type: 'step.back' });
  journey.send({ type: 'claim.submitted', claim });
  await journey.answer('checkClaim', { kind: 'found' });
  await journey.answer('verification', { identity: verifiedPerson });
  expect([journey.value(), journey.context().passwordErrors]).toEqual([{ resetting: 'entering' }, {}]);
});

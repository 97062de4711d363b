import { describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { emailChange, mobileChange } from '#tests/fixtures/contact-changes.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const code = '123456';
const offline = new TypeError('Failed to fetch');
const start = () => journeyOf(contactChangeMachine, { resumed: null });

async function listed(changes = [emailChange, mobileChange]) {
  const journey = start();
  await journey.answer('loadChanges', changes);
  return journey;
}

test('the changes are requested at once', () => {
  const journey = start();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    'loading',
    ['loadChanges'],
    true,
  ]);
});

test('changes that fail to load can be requested again', async () => {
  const journey = start();
  await journey.fail('loadChanges', offline);
  expect(journey.value()).toBe('failed');
  journey.send({ type: 'list.retried' });
  expect([journey.value(), journey.running()]).toEqual(['loading', ['loadChanges']]);
});

test('without a pending change there is nothing to prove or to cancel', async () => {
  const journey = await listed([]);
  for (const event of [
    { type: 'code.submitted', code },
    { type: 'code.requested' },
    { type: 'verification.requested' },
    { type: 'cancel.requested', kind: 'EMAIL' },
  ] as const) {
    journey.send(event);
    expect([journey.value(), journey.running()]).toEqual(['listed', []]);
  }
});

describe('a new email address', () => {
  test('needs six digits, and the error is cleared by typing', async () => {
    const journey = await listed();
    journey.send({ type: 'code.submitted', code: '' });
    expect(journey.context().codeError).toBe('인증번호를 입력해 주세요.');
    journey.send({ type: 'code.submitted', code: '12345' });
    expect([journey.value(), journey.context().codeError]).toEqual([
      'listed',
      '인증번호를 숫자 6자리로 입력해 주세요.',
    ]);
    journey.send({ type: 'code.changed' });
    expect(journey.context().codeError).toBeNull();
  });

  test('is in force once the server has accepted the code, and the number still waits', async () => {
    const journey = await listed();
    journey.send({ type: 'code.submitted', code });
    expect([journey.value(), journey.inputOf('confirmEmail'), journey.snapshot().hasTag('busy')]).toEqual([
      'confirmingEmail',
      { code },
      true,
    ]);
    await journey.answer('confirmEmail', { kind: 'changed' });
    expect([journey.value(), journey.context().alert, journey.context().changes]).toEqual([
      'alerting',
      '이메일이 변경되었습니다.',
      [mobileChange],
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toBe('listed');
  });

  test('stays pending after a wrong code, and after a failed request', async () => {
    const journey = await listed();
    journey.send({ type: 'code.submitted', code });
    await journey.answer('confirmEmail', { kind: 'refused', message: '안 됩니다.' });
    expect([journey.value(), journey.context().alert, journey.context().changes]).toEqual([
      'alerting',
      '안 됩니다.',
      [emailChange, mobileChange],
    ]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'code.submitted', code });
    await journey.fail('confirmEmail', offline);
    expect([journey.value(), journey.context().alert]).toEqual(['alerting', messages.unexpected]);
  });

  test('gets another code on request', async () => {
    const journey = await listed();
    journey.send({ type: 'code.requested' });
    expect([journey.value(), journey.running()]).toEqual(['sendingCode', ['sendCode']]);
    await journey.answer('sendCode', { kind: 'sent' });
    expect(journey.context().alert).toBe('인증번호를 다시 보냈습니다. 이메일을 확인해 주세요.');
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'code.requested' });
    await journey.answer('sendCode', { kind: 'refused', message: '아직입니다.' });
    expect(journey.context().alert).toBe('아직입니다.');
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'code.requested' });
    await journey.fail('sendCode', offline);
    expect(journey.context().alert).toBe(messages.unexpected);
  });
});

describe('a new mobile number', () => {
  const verified = async () => {
    const journey = await listed();
    journey.send({ type: 'verification.requested' });
    await journey.answer('verification', { identity: verifiedPerson });
    return journey;
  };

  test('is proved by a verification, which can be left', async () => {
    const journey = await listed();
    journey.send({ type: 'verification.requested' });
    expect([journey.value(), journey.inputOf('verification')]).toEqual([
      'verifying',
      { redemption: null, stored: null },
    ]);
    journey.send({ type: 'verification.left' });
    expect([journey.value(), journey.running()]).toEqual(['listed', []]);
  });

  test('is in force once the server has accepted the verification', async () => {
    const journey = await verified();
    expect([journey.value(), journey.inputOf('confirmMobile')]).toEqual([
      'confirmingMobile',
      { identity: verifiedPerson },
    ]);
    await journey.answer('confirmMobile', { kind: 'changed' });
    expect([journey.value(), journey.context().alert, journey.context().changes, journey.context().identity]).toEqual([
      'alerting',
      '휴대폰번호가 변경되었습니다.',
      [emailChange],
      null,
    ]);
  });

  test('stays pending if the server rejects the verification, or the request fails', async () => {
    const refused = await verified();
    await refused.answer('confirmMobile', { kind: 'refused', message: '다른 번호입니다.' });
    expect([refused.context().alert, refused.context().changes]).toEqual([
      '다른 번호입니다.',
      [emailChange, mobileChange],
    ]);
    const failed = await verified();
    await failed.fail('confirmMobile', offline);
    expect([failed.value(), failed.context().alert]).toEqual(['alerting', messages.unexpected]);
  });

  test('goes on with the verification of this tab once the changes are loaded, and only once', async () => {
    const redemption = {
      authType: 'NICE',
      requestNumber: 'request-1',
      secret: 'secret-1',
      returned: { handle: 'h' },
    } as const;
    const journey = journeyOf(contactChangeMachine, { resumed: { redemption } });
    await journey.answer('loadChanges', [mobileChange]);
    expect([journey.value(), journey.inputOf('verification')]).toEqual(['verifying', { redemption, stored: null }]);
    journey.send({ type: 'verification.left' });
    journey.send({ type: 'verification.requested' });
    expect(journey.inputOf('verification')).toEqual({ redemption: null, stored: null });
  });

  test('that is no longer pending when the tab comes back is not verified', async () => {
    const journey = journeyOf(contactChangeMachine, { resumed: { redemption: null } });
    await journey.answer('loadChanges', [emailChange]);
    expect([journey.value(), journey.context().isResumed]).toEqual(['listed', false]);
  });
});

describe('a change is cancelled', () => {
  test('only after a confirmation, which names it', async () => {
    const journey = await listed();
    journey.send({ type: 'cancel.requested', kind: 'MOBILE' });
    expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual(['questioning', true, []]);
    journey.send({ type: 'cancel.dismissed' });
    expect([journey.value(), journey.context().changes]).toEqual(['listed', [emailChange, mobileChange]]);
    journey.send({ type: 'cancel.requested', kind: 'MOBILE' });
    journey.send({ type: 'cancel.confirmed' });
    expect([journey.value(), journey.inputOf('cancelChange')]).toEqual(['cancelling', { kind: 'MOBILE' }]);
    await journey.answer('cancelChange', { kind: 'cancelled' });
    expect([journey.value(), journey.context().changes, journey.context().isDone]).toEqual([
      'listed',
      [emailChange],
      false,
    ]);
    journey.send({ type: 'cancel.requested', kind: 'EMAIL' });
    journey.send({ type: 'cancel.confirmed' });
    await journey.answer('cancelChange', { kind: 'cancelled' });
    expect([journey.value(), journey.context().changes, journey.context().isDone]).toEqual(['listed', [], true]);
  });

  test('by the server: otherwise it stays, and the reason is alerted', async () => {
    const journey = await listed();
    journey.send({ type: 'cancel.requested', kind: 'EMAIL' });
    journey.send({ type: 'cancel.confirmed' });
    await journey.answer('cancelChange', { kind: 'refused', message: messages.offline });
    expect([journey.value(), journey.context().alert, journey.context().changes]).toEqual([
      'alerting',
      messages.offline,
      [emailChange, mobileChange],
    ]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'cancel.requested', kind: 'EMAIL' });
    journey.send({ type: 'cancel.confirmed' });
    await journey.fail('cancelChange', offline);
    expect(journey.context().alert).toBe(messages.unexpected);
  });
});

import { describe, expect, test } from 'vitest';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };
const emptyCredentials = { serviceId: '', password: '' };
const offline = new TypeError('Failed to fetch');
const lockedFor = (secondsLeft: number) => ({ kind: 'locked', message: loginLockedMessage(secondsLeft), secondsLeft });

const start = (returnTo: string | null = '/mypage') => journeyOf(loginMachine, { returnTo }, ['countdown']);

function submitted(saveId = false, returnTo: string | null = '/mypage') {
  const journey = start(returnTo);
  journey.send({ type: 'form.submitted', credentials, saveId });
  return journey;
}

async function accepted(saveId = false, returnTo: string | null = '/mypage') {
  const journey = submitted(saveId, returnTo);
  await journey.answer('checkReservation', { kind: 'accepted' });
  return journey;
}

async function locked() {
  const journey = await accepted();
  await journey.answer('signIn', lockedFor(1_800));
  return journey;
}

describe('the form', () => {
  test('nothing is called before it is submitted', () => {
    const { value, running, context } = start();
    expect([value(), running()]).toEqual([{ editing: 'clean' }, []]);
    expect(context()).toEqual({
      credentials: emptyCredentials,
      ticket: '',
      saveId: false,
      errors: {},
      alert: '',
      secondsLeft: 0,
      dormant: false,
      returnTo: '/mypage',
    });
  });

  test.each([
    [emptyCredentials, { serviceId: messages.serviceIdRequired, password: messages.passwordRequired }, 'serviceId'],
    [{ ...credentials, serviceId: '  ' }, { serviceId: messages.serviceIdRequired }, 'serviceId'],
    [{ ...credentials, password: '' }, { password: messages.passwordRequired }, 'password'],
  ] as const)(
    '%o has errors at its fields, the first one is focused, and nothing is called',
    (entered, errors, field) => {
      const journey = start();
      journey.send({ type: 'form.submitted', credentials: entered, saveId: false });
      expect([journey.value(), journey.context().errors, journey.emitted, journey.running()]).toEqual([
        { editing: 'refused' },
        errors,
        [{ type: 'field.refused', field }],
        [],
      ]);
    },
  );

  test('typing in a field clears its own error only, and clearing the last one leaves no errors', () => {
    const journey = start();
    journey.send({ type: 'form.submitted', credentials: emptyCredentials, saveId: false });
    journey.send({ type: 'field.changed', field: 'serviceId' });
    expect([journey.value(), journey.context().errors]).toEqual([
      { editing: 'refused' },
      { password: messages.passwordRequired },
    ]);
    journey.send({ type: 'field.changed', field: 'serviceId' });
    expect(journey.value()).toEqual({ editing: 'refused' });
    journey.send({ type: 'field.changed', field: 'password' });
    expect([journey.value(), journey.context().errors]).toEqual([{ editing: 'clean' }, {}]);
  });

  test('a corrected form is sent, without the old errors and without spaces around the ID', () => {
    const journey = start();
    journey.send({ type: 'form.submitted', credentials: emptyCredentials, saveId: false });
    journey.send({ type: 'form.submitted', credentials: { ...credentials, serviceId: ' member01 ' }, saveId: false });
    expect([journey.value(), journey.context().errors, journey.inputOf('checkReservation')]).toEqual([
      'checkingReservation',
      {},
      credentials,
    ]);
  });

  test('a second submit is ignored while the first is pending', async () => {
    const journey = submitted();
    journey.send({ type: 'form.submitted', credentials: { ...credentials, serviceId: 'other0001' }, saveId: true });
    expect([journey.inputOf('checkReservation'), journey.context().saveId, journey.snapshot().hasTag('busy')]).toEqual([
      credentials,
      false,
      true,
    ]);
    await journey.answer('checkReservation', { kind: 'accepted' });
    journey.send({ type: 'form.submitted', credentials, saveId: true });
    expect([journey.value(), journey.snapshot().hasTag('busy')]).toEqual(['signingIn', true]);
  });
});

describe('the reservation system', () => {
  test('is called first; the site signs in with the same credentials only after it accepts them', async () => {
    const journey = submitted();
    expect([journey.value(), journey.running(), journey.inputOf('checkReservation')]).toEqual([
      'checkingReservation',
      ['checkReservation'],
      credentials,
    ]);
    await journey.answer('checkReservation', { kind: 'accepted' });
    expect([journey.value(), journey.running(), journey.inputOf('signIn')]).toEqual([
      'signingIn',
      ['signIn'],
      credentials,
    ]);
  });

  test('its error message is alerted, and dismissing returns to the form', async () => {
    const journey = submitted();
    await journey.answer('checkReservation', { kind: 'refused', message: '등록되지 않은 회원입니다.' });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert'), journey.running()]).toEqual([
      'alerting',
      '등록되지 않은 회원입니다.',
      true,
      [],
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ editing: 'clean' });
  });

  test('its outage is alerted as 시스템 에러', async () => {
    const journey = submitted();
    await journey.fail('checkReservation', offline);
    expect([journey.value(), journey.context().alert]).toEqual(['alerting', '시스템 에러']);
  });
});

describe('sign-in', () => {
  test('with “save ID”: stores the ID and drops the member data', async () => {
    const journey = await accepted(true);
    await journey.answer('signIn', { kind: 'signedIn', dormant: false, member: member01 });
    expect([journey.effects, journey.output()]).toEqual([
      [['saveServiceId', { serviceId: 'member01' }]],
      { kind: 'signedIn', returnTo: '/mypage' },
    ]);
  });

  test('without “save ID”: removes the stored ID and holds the member data in memory', async () => {
    const journey = await accepted(false, null);
    const outcome = { kind: 'signedIn', dormant: false, member: member01 };
    await journey.answer('signIn', outcome);
    expect([journey.effects, journey.output()]).toEqual([
      [
        ['removeServiceId', undefined],
        ['cacheMember', outcome],
      ],
      { kind: 'signedIn', returnTo: '/' },
    ]);
  });

  test.each([true, false])('a dormant member goes to the dormant-account page (ID saved: %s)', async (saveId) => {
    const journey = await accepted(saveId);
    await journey.answer('signIn', { kind: 'signedIn', dormant: true, member: member01 });
    expect(journey.output()).toEqual({ kind: 'dormant' });
  });

  test('a return path to another site is ignored', async () => {
    const journey = await accepted(false, '//evil.example');
    await journey.answer('signIn', { kind: 'signedIn', dormant: false, member: member01 });
    expect(journey.output()).toEqual({ kind: 'signedIn', returnTo: '/' });
  });

  test('its error message is alerted', async () => {
    const journey = await accepted();
    await journey.answer('signIn', { kind: 'refused', message: messages.wrongCredentials });
    expect([journey.value(), journey.context().alert]).toEqual(['alerting', messages.wrongCredentials]);
  });

  test('its failure is alerted, and the form can be sent again', async () => {
    const journey = await accepted();
    await journey.fail('signIn', offline);
    expect([journey.value(), journey.context().alert]).toEqual(['alerting', messages.unexpected]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'form.submitted', credentials, saveId: false });
    expect(journey.value()).toBe('checkingReservation');
  });
});

describe('a passkey', () => {
  const chosen = (saveId = false) => {
    const journey = start();
    journey.send({ type: 'passkey.chosen', saveId });
    return journey;
  };
  const checked = async (saveId = false) => {
    const journey = chosen(saveId);
    await journey.answer('askPasskey', { kind: 'checked', serviceId: 'member01', ticket: 'one login' });
    return journey;
  };
  const reserved = async (saveId = false) => {
    const journey = await checked(saveId);
    await journey.answer('checkReservationById', { kind: 'accepted' });
    return journey;
  };

  test('is asked for without credentials, and a second press is ignored', () => {
    const journey = chosen();
    journey.send({ type: 'passkey.chosen', saveId: true });
    journey.send({ type: 'form.submitted', credentials, saveId: true });
    expect([journey.value(), journey.running(), journey.context().saveId]).toEqual([
      'askingPasskey',
      ['askPasskey'],
      false,
    ]);
  });

  test('removes the errors of a form that was refused before', () => {
    const journey = start();
    journey.send({ type: 'form.submitted', credentials: emptyCredentials, saveId: false });
    journey.send({ type: 'passkey.chosen', saveId: false });
    expect([journey.value(), journey.context().errors]).toEqual(['askingPasskey', {}]);
  });

  test('once checked, its id is asked about at the reservation system before the site signs in with its ticket', async () => {
    const journey = await checked();
    expect([journey.value(), journey.running(), journey.inputOf('checkReservationById')]).toEqual([
      'checkingReservationById',
      ['checkReservationById'],
      { serviceId: 'member01' },
    ]);
    await journey.answer('checkReservationById', { kind: 'accepted' });
    expect([journey.value(), journey.running(), journey.inputOf('signInByPasskey')]).toEqual([
      'signingInByPasskey',
      ['signInByPasskey'],
      { ticket: 'one login' },
    ]);
  });

  test('of an id that the reservation system rejects logs nobody in, nor does an outage of that system', async () => {
    const refused = await checked();
    await refused.answer('checkReservationById', { kind: 'refused', message: '등록되지 않은 회원입니다.' });
    expect([refused.value(), refused.context().alert, refused.running()]).toEqual([
      'alerting',
      '등록되지 않은 회원입니다.',
      [],
    ]);
    const failed = await checked();
    await failed.fail('checkReservationById', offline);
    expect([failed.value(), failed.context().alert, failed.context().ticket]).toEqual(['alerting', '시스템 에러', '']);
  });

  test('that is refused or fails is alerted, and the form remains', async () => {
    const refused = chosen();
    await refused.answer('askPasskey', { kind: 'refused', message: passkeyMessages.cancelled });
    expect([refused.value(), refused.context().alert]).toEqual(['alerting', passkeyMessages.cancelled]);
    refused.send({ type: 'alert.dismissed' });
    expect(refused.value()).toEqual({ editing: 'clean' });
    const failed = chosen();
    await failed.fail('askPasskey', offline);
    expect([failed.value(), failed.context().alert]).toEqual(['alerting', messages.unexpected]);
  });

  test('logs in with and without “save ID” like the password', async () => {
    const outcome = { kind: 'signedIn', dormant: false, member: member01 };
    const saving = await reserved(true);
    await saving.answer('signInByPasskey', outcome);
    expect([saving.effects, saving.output()]).toEqual([
      [['saveServiceId', { serviceId: 'member01' }]],
      { kind: 'signedIn', returnTo: '/mypage' },
    ]);
    const journey = await reserved();
    await journey.answer('signInByPasskey', { ...outcome, dormant: true });
    expect([journey.effects, journey.output()]).toEqual([
      [
        ['removeServiceId', undefined],
        ['cacheMember', { ...outcome, dormant: true }],
      ],
      { kind: 'dormant' },
    ]);
  });

  test('is refused for a locked ID, with the countdown of the form', async () => {
    const journey = await reserved();
    await journey.answer('signInByPasskey', lockedFor(1_800));
    expect([journey.value(), journey.inputOf('countdown')]).toEqual([{ locked: 'alerting' }, { seconds: 1_800 }]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'passkey.chosen', saveId: false });
    expect(journey.value()).toEqual({ locked: 'waiting' });
  });
});

describe('a locked ID', () => {
  test('alerts the remaining time and counts down from it', async () => {
    const journey = await locked();
    expect([
      journey.value(),
      journey.context().alert,
      journey.snapshot().hasTag('alert'),
      journey.inputOf('countdown'),
    ]).toEqual([{ locked: 'alerting' }, loginLockedMessage(1_800), true, { seconds: 1_800 }]);
    journey.send({ type: 'alert.dismissed' });
    journey.sendFrom('countdown', { type: 'countdown.ticked', secondsLeft: 1_799 });
    expect([journey.value(), journey.context().secondsLeft]).toEqual([{ locked: 'waiting' }, 1_799]);
  });

  test('cannot be sent while the countdown runs, and can when it is over', async () => {
    const journey = await locked();
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'form.submitted', credentials, saveId: false });
    journey.send({ type: 'field.changed', field: 'password' });
    expect(journey.value()).toEqual({ locked: 'waiting' });
    journey.sendFrom('countdown', { type: 'countdown.finished' });
    expect([journey.value(), journey.running()]).toEqual([{ editing: 'clean' }, []]);
  });

  test('another ID can be submitted at once', async () => {
    const journey = await locked();
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'field.changed', field: 'serviceId' });
    expect([journey.value(), journey.running()]).toEqual([{ editing: 'clean' }, []]);
  });
});

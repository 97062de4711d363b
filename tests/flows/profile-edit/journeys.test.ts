import { describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { profileOf } from '#contract/account/profile.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const offline = new TypeError('Failed to fetch');
const password = 'Golf2026!a';
const profile = profileOf(member01);
const start = () => journeyOf(profileEditMachine, undefined);

function checking() {
  const journey = start();
  journey.send({ type: 'password.submitted', password });
  return journey;
}

async function editing(draft: typeof profile | null = null) {
  const journey = checking();
  await journey.answer('checkPassword', { kind: 'accepted', member: member01, draft });
  return journey;
}

async function saving(changed: Partial<typeof profile> = { emailUsername: 'haneul.kim' }) {
  const journey = await editing();
  journey.send({ type: 'profile.changed', changed });
  journey.send({ type: 'profile.submitted' });
  return journey;
}

describe('the password check', () => {
  test('comes first, without any member data', () => {
    const journey = start();
    expect([journey.value(), journey.context()]).toEqual([
      { gate: 'entering' },
      { password: '', passwordError: null, member: null, entered: null, errors: {}, alert: '' },
    ]);
  });

  test('without a password has an error at the field until something is typed', () => {
    const journey = start();
    journey.send({ type: 'password.submitted', password: '' });
    expect([journey.value(), journey.context().passwordError, journey.running()]).toEqual([
      { gate: 'entering' },
      '비밀번호를 입력해주세요',
      [],
    ]);
    journey.send({ type: 'password.changed' });
    expect(journey.context().passwordError).toBeNull();
  });

  test('is sent once, and the password is cleared with the response', async () => {
    const journey = checking();
    expect([journey.value(), journey.inputOf('checkPassword'), journey.snapshot().hasTag('busy')]).toEqual([
      { gate: 'checking' },
      { password },
      true,
    ]);
    journey.send({ type: 'password.submitted', password: 'another' });
    expect(journey.inputOf('checkPassword')).toEqual({ password });
    await journey.answer('checkPassword', { kind: 'accepted', member: member01, draft: null });
    expect([journey.value(), journey.context()]).toEqual([
      { form: 'editing' },
      { password: '', passwordError: null, member: member01, entered: profile, errors: {}, alert: '' },
    ]);
  });

  test('alerts a wrong password, and a failed request, and can be repeated', async () => {
    const refused = checking();
    await refused.answer('checkPassword', { kind: 'refused', message: myPageMessages.wrongPassword });
    expect([
      refused.value(),
      refused.context().alert,
      refused.context().password,
      refused.snapshot().hasTag('alert'),
    ]).toEqual([{ gate: 'alerting' }, '비밀번호가 일치하지 않습니다.', '', true]);
    refused.send({ type: 'alert.dismissed' });
    expect([refused.value(), refused.context().member]).toEqual([{ gate: 'entering' }, null]);
    const failed = checking();
    await failed.fail('checkPassword', offline);
    expect([failed.value(), failed.context().alert]).toEqual([{ gate: 'alerting' }, messages.unexpected]);
  });

  test('opens the form with the draft that was typed before the session ended', async () => {
    const draft = { ...profile, address2: '102동 1203호' };
    expect((await editing(draft)).context().entered).toEqual(draft);
  });
});

describe('the form', () => {
  test('stores each change in the member’s draft', async () => {
    const journey = await editing();
    journey.send({ type: 'profile.changed', changed: { emailUsername: 'haneul.kim' } });
    journey.send({ type: 'profile.changed', changed: { smsRcv: true } });
    const entered = { ...profile, emailUsername: 'haneul.kim', smsRcv: true };
    expect([journey.context().entered, journey.effects]).toEqual([
      entered,
      [
        ['saveDraft', { member: member01, entered: { ...profile, emailUsername: 'haneul.kim' } }],
        ['saveDraft', { member: member01, entered }],
      ],
    ]);
  });

  test('that is invalid has an error at each field, and a change clears the error of its own field only', async () => {
    const journey = await editing();
    journey.send({
      type: 'profile.changed',
      changed: { emailUsername: '', mobile: { prefix: '010', front: '', back: '' } },
    });
    journey.send({ type: 'profile.submitted' });
    expect([journey.value(), journey.context().errors, journey.running()]).toEqual([
      { form: 'editing' },
      { emailUsername: '이메일을 입력해주세요.', mobile: '번호를 입력해주세요.' },
      [],
    ]);
    journey.send({ type: 'profile.changed', changed: { emailUsername: 'h' } });
    expect(journey.context().errors).toEqual({ mobile: '번호를 입력해주세요.' });
  });

  test('validates a new password only if one is typed', async () => {
    const journey = await editing();
    journey.send({ type: 'profile.changed', changed: { password: 'short', passwordConfirm: '' } });
    journey.send({ type: 'profile.submitted' });
    expect(journey.context().errors).toEqual({
      password: '8자 이상 입력해주세요',
      passwordConfirm: '비밀번호가 일치하지 않아요',
    });
    journey.send({ type: 'profile.changed', changed: { password: '', passwordConfirm: 'x' } });
    journey.send({ type: 'profile.submitted' });
    expect(journey.context().errors).toEqual({
      password: '8자 이상 입력해주세요',
      passwordConfirm: '비밀번호가 일치하지 않아요',
    });
    journey.send({ type: 'profile.changed', changed: { passwordConfirm: '' } });
    journey.send({ type: 'profile.submitted' });
    expect(journey.value()).toEqual({ form: 'saving' });
  });

  test('is saved once, with the typed values', async () => {
    const journey = await saving();
    const sent = { member: member01, entered: { ...profile, emailUsername: 'haneul.kim' } };
    journey.send({ type: 'profile.submitted' });
    journey.send({ type: 'profile.changed', changed: { emailUsername: 'late' } });
    expect([
      journey.value(),
      journey.inputOf('saveProfile'),
      journey.snapshot().hasTag('busy'),
      journey.running(),
      journey.context().entered,
    ]).toEqual([{ form: 'saving' }, sent, true, ['saveProfile'], sent.entered]);
  });

  test('once saved, the success is alerted, the draft removed, and the flow is done', async () => {
    const journey = await saving({ address2: '102동 1203호' });
    await journey.answer('saveProfile', { kind: 'saved' });
    expect([
      journey.value(),
      journey.context().alert,
      journey.snapshot().hasTag('alert'),
      journey.effects.at(-1),
    ]).toEqual(['alertingSaved', '회원정보가 정상적으로 변경되었습니다.', true, ['removeDraft', undefined]]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.snapshot().status]).toEqual(['saved', 'done']);
  });

  test.each<[string, Partial<typeof profile>]>([
    ['email address', { emailUsername: 'haneul.kim' }],
    ['mobile number', { mobile: { prefix: '010', front: '9876', back: '5432' } }],
  ])('with another %s says that it has to be proved', async (_, changed) => {
    const journey = await saving(changed);
    await journey.answer('saveProfile', { kind: 'saved' });
    expect(journey.context().alert).toBe(
      '회원정보가 정상적으로 변경되었습니다. 바꾸신 이메일 주소와 휴대폰번호는 마이페이지에서 확인을 마치면 적용됩니다.',
    );
  });

  test('that is rejected, or cannot be sent, is alerted, and the typed values remain', async () => {
    const refused = await saving();
    await refused.answer('saveProfile', { kind: 'refused', message: '안 됩니다.' });
    expect([refused.value(), refused.context().alert, refused.snapshot().hasTag('alert')]).toEqual([
      { form: 'alerting' },
      '안 됩니다.',
      true,
    ]);
    refused.send({ type: 'alert.dismissed' });
    expect([refused.value(), refused.context().entered.emailUsername]).toEqual([{ form: 'editing' }, 'haneul.kim']);
    const failed = await saving();
    await failed.fail('saveProfile', offline);
    expect([failed.value(), failed.context().alert, failed.context().entered.emailUsername]).toEqual([
      { form: 'alerting' },
      messages.unexpected,
      'haneul.kim',
    ]);
  });

  test('whose password check has expired goes back to it, and then opens with the typed values', async () => {
    const journey = await saving();
    await journey.answer('saveProfile', { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
    expect([journey.value(), journey.context().alert]).toEqual([
      { gate: 'alerting' },
      '비밀번호를 다시 확인해 주세요.',
    ]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'password.submitted', password });
    await journey.answer('checkPassword', {
      kind: 'accepted',
      member: member01,
      draft: { ...profile, emailUsername: 'older' },
    });
    expect([journey.value(), journey.context().entered, journey.context().errors]).toEqual([
      { form: 'editing' },
      { ...profile, emailUsername: 'haneul.kim' },
      {},
    ]);
  });
});

import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defaultAgreements } from '#contract/account/agreements.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Identity } from '#contract/account/verification.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { company } from '../lib/company.ts';
import { child, today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';
import { agreed, entered } from './flow.ts';

const offline = new TypeError('Failed to fetch');
const unexpected = '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';
const checked = idCheckMachine.resolveState({ value: 'checked', context: { serviceId: 'newgolfer1', alert: '' } });

function chosen(userType: 'PERSONAL' | 'CORPORATION' = 'PERSONAL') {
  const journey = journeyOf(signUpMachine, { today, resumed: null });
  journey.send({ type: 'member.chosen', userType });
  return journey;
}

function agreeing(userType: 'PERSONAL' | 'CORPORATION' = 'PERSONAL') {
  const journey = chosen(userType);
  journey.send({ type: 'terms.submitted', agreements: agreed, requiredTerms: [] });
  return journey;
}

type Journey = ReturnType<typeof chosen>;

async function verified(identity: Identity = verifiedPerson) {
  const journey = agreeing();
  await journey.answer('verification', { identity });
  return journey;
}

async function informing() {
  const journey = await verified();
  await journey.answer('lookUpMember', { kind: 'unknown' });
  return journey;
}

async function submitted() {
  const journey = await informing();
  journey.show('idCheck', checked);
  journey.send({ type: 'form.submitted', values: entered, at: today });
  return journey;
}

describe('the terms', () => {
  test('follow the choice of a member type, with marketing checked by default', () => {
    const journey = chosen();
    expect([journey.value(), journey.context()]).toEqual([
      { agreeing: 'reading' },
      {
        today,
        isResumed: false,
        redemption: null,
        userType: 'PERSONAL',
        agreements: defaultAgreements,
        corporation: null,
        corporationErrors: {},
        identity: null,
        person: null,
        checkedId: null,
        errors: {},
        values: null,
        registration: null,
        isMember: false,
        hasJoined: false,
        alert: '',
      },
    ]);
    expect(defaultAgreements).toEqual({
      service: false,
      privacy: false,
      thirdParty: false,
      email: true,
      sms: true,
      extraTerms: [],
    });
  });

  test.each([
    [defaultAgreements, [], '모든 항목에 체크해주세요'],
    [{ ...agreed, privacy: false }, [], '필수 항목에 동의해주세요'],
    [{ ...agreed, service: false }, [], '필수 항목에 동의해주세요'],
    [agreed, [7], '필수 항목에 동의해주세요'],
  ])('%o with the documents %o required are alerted', (agreements, requiredTerms, alert) => {
    const journey = chosen();
    journey.send({ type: 'terms.submitted', agreements, requiredTerms });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      { agreeing: 'alerting' },
      alert,
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ agreeing: 'reading' });
  });

  test('lead an individual to the verification, and a company to its check', () => {
    expect([agreeing().value(), agreeing().context().agreements, agreeing('CORPORATION').value()]).toEqual([
      'verifying',
      agreed,
      { checkingCorporation: 'entering' },
    ]);
  });
});

describe('the company', () => {
  test('with an invalid registration number is alerted, without a name has an error at the field', () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: { ...company, registrationNumber: '0000000000' } });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      { checkingCorporation: 'alerting' },
      '유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.',
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'corporation.submitted', corporation: { ...company, companyName: '' } });
    expect([journey.value(), journey.context().corporationErrors]).toEqual([
      { checkingCorporation: 'entering' },
      { companyName: '회사명을 입력해 주세요.' },
    ]);
    journey.send({ type: 'corporation.changed' });
    expect(journey.context().corporationErrors).toEqual({});
  });

  test('stays in the context, and is looked up after the verification, before anything else is typed', async () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: { ...company, companyName: '' } });
    journey.send({ type: 'corporation.submitted', corporation: company });
    expect([journey.value(), journey.context().corporation, journey.context().corporationErrors]).toEqual([
      'verifying',
      company,
      {},
    ]);
    await journey.answer('verification', { identity: verifiedPerson });
    expect([journey.value(), journey.inputOf('lookUpMember')]).toEqual([
      'lookingUp',
      { identity: verifiedPerson, userType: 'CORPORATION', registrationNumber: company.registrationNumber },
    ]);
    await journey.answer('lookUpMember', { kind: 'unknown' });
    expect([journey.value(), journey.context().identity]).toEqual([{ informing: 'editing' }, verifiedPerson]);
  });

  test('of which the person is already a member is alerted right after the verification; step 1 follows, and the company form keeps what was typed', async () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: company });
    await journey.answer('verification', { identity: verifiedPerson });
    await journey.answer('lookUpMember', { kind: 'existing' });
    expect([journey.value(), journey.context().alert]).toEqual(['alertingRestart', '이미 존재하는 회원입니다.']);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().isMember, journey.context().corporation]).toEqual([
      'choosing',
      true,
      company,
    ]);
  });

  test('that was replaced after a step back is looked up, too, and the form stays as it was typed', async () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: company });
    await journey.answer('verification', { identity: verifiedPerson });
    await journey.answer('lookUpMember', { kind: 'unknown' });
    journey.send({ type: 'step.back', values: entered });
    const other = { ...company, registrationNumber: '2208162517' };
    journey.send({ type: 'corporation.submitted', corporation: other });
    expect([journey.value(), journey.inputOf('lookUpMember')]).toEqual([
      'lookingUp',
      { identity: verifiedPerson, userType: 'CORPORATION', registrationNumber: other.registrationNumber },
    ]);
    await journey.answer('lookUpMember', { kind: 'unknown' });
    expect([journey.value(), journey.context().values]).toEqual([{ informing: 'editing' }, entered]);
  });

  test('is not sent in the registration of another member type', async () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: company });
    await journey.answer('verification', { identity: verifiedPerson });
    await journey.answer('lookUpMember', { kind: 'existing' });
    journey.send({ type: 'alert.dismissed' });
    journey.send({ type: 'member.chosen', userType: 'PERSONAL' });
    journey.send({ type: 'terms.submitted', agreements: agreed, requiredTerms: [] });
    await journey.answer('verification', { identity: verifiedPerson });
    expect(journey.inputOf('lookUpMember')).toEqual({
      identity: verifiedPerson,
      userType: 'PERSONAL',
      registrationNumber: null,
    });
    await journey.answer('lookUpMember', { kind: 'unknown' });
    journey.show('idCheck', checked);
    journey.send({ type: 'form.submitted', values: entered, at: today });
    expect(journey.inputOf('register')).toMatchObject({
      userType: 'PERSONAL',
      registrationNumber: null,
      corporation: null,
    });
  });
});

describe('a step back', () => {
  test('leads from the form past its verification to the terms, and forward to the form as it was typed', async () => {
    const journey = await informing();
    journey.send({ type: 'step.back', values: entered });
    expect([journey.value(), journey.context().agreements]).toEqual([{ agreeing: 'reading' }, agreed]);
    journey.send({ type: 'terms.submitted', agreements: { ...agreed, sms: false }, requiredTerms: [] });
    expect([journey.value(), journey.context().values, journey.context().identity]).toEqual([
      { informing: 'editing' },
      entered,
      verifiedPerson,
    ]);
  });

  test('keeps the checked ID', async () => {
    const journey = await informing();
    journey.show('idCheck', checked);
    journey.send({ type: 'step.back', values: entered });
    journey.send({ type: 'terms.submitted', agreements: agreed, requiredTerms: [] });
    expect([journey.value(), journey.inputOf('idCheck'), journey.context().checkedId]).toEqual([
      { informing: 'editing' },
      { checkedId: 'newgolfer1' },
      'newgolfer1',
    ]);
  });

  test('of a company leads to its check, then to the terms, then to the choice, which keeps what was typed', async () => {
    const journey = agreeing('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: company });
    journey.send({ type: 'step.back' });
    expect(journey.value()).toEqual({ checkingCorporation: 'entering' });
    journey.send({ type: 'corporation.submitted', corporation: company });
    await journey.answer('verification', { identity: verifiedPerson });
    await journey.answer('lookUpMember', { kind: 'unknown' });
    journey.send({ type: 'step.back', values: entered });
    expect([journey.value(), journey.context().corporation]).toEqual([{ checkingCorporation: 'entering' }, company]);
    journey.send({ type: 'corporation.submitted', corporation: company });
    await journey.answer('lookUpMember', { kind: 'unknown' });
    expect([journey.value(), journey.context().values]).toEqual([{ informing: 'editing' }, entered]);
    journey.send({ type: 'step.back', values: entered });
    journey.send({ type: 'step.back' });
    expect(journey.value()).toEqual({ agreeing: 'reading' });
    journey.send({ type: 'step.back' });
    const { values, identity, corporation, agreements } = journey.context();
    expect([journey.value(), values, identity, corporation, agreements]).toEqual([
      'choosing',
      entered,
      null,
      company,
      defaultAgreements,
    ]);
  });

  test('from the verification leads to the terms, and closes its pop-up', () => {
    const journey = agreeing();
    journey.send({ type: 'step.back' });
    expect([journey.value(), journey.running()]).toEqual([{ agreeing: 'reading' }, []]);
  });
});

describe('the verification', () => {
  test('of an individual is followed by a look-up', async () => {
    const journey = await verified();
    expect([journey.value(), journey.inputOf('lookUpMember'), journey.snapshot().hasTag('busy')]).toEqual([
      'lookingUp',
      { identity: verifiedPerson, userType: 'PERSONAL', registrationNumber: null },
      true,
    ]);
    await journey.answer('lookUpMember', { kind: 'unknown' });
    expect(journey.value()).toEqual({ informing: 'editing' });
  });

  test.each([child, { ...verifiedPerson, birthdate: '19480101' }, { ...verifiedPerson, birthdate: '20121121' }])(
    'of someone not 14 to 77 years old ($birthdate) starts again',
    async (identity) => {
      const journey = await verified(identity);
      expect([journey.value(), journey.context().alert]).toEqual([
        'alertingRestart',
        '만 14세 이상 77세 이하만 가입할 수 있습니다.',
      ]);
      journey.send({ type: 'alert.dismissed' });
      expect([journey.value(), journey.context().identity, journey.context().agreements]).toEqual([
        'choosing',
        null,
        defaultAgreements,
      ]);
    },
  );

  test.each(['20121120', '19481121'])('of someone who is just of age (%s) goes on', async (birthdate) => {
    expect((await verified({ ...verifiedPerson, birthdate })).value()).toBe('lookingUp');
  });

  test('of an existing member is alerted, like a rejected one; both start again', async () => {
    const existing = await verified();
    await existing.answer('lookUpMember', { kind: 'existing' });
    expect([existing.value(), existing.context().alert, existing.snapshot().hasTag('alert')]).toEqual([
      'alertingRestart',
      '이미 존재하는 회원입니다.',
      true,
    ]);
    const refused = await verified();
    await refused.answer('lookUpMember', { kind: 'refused', message: '잠시 후에.' });
    expect([refused.value(), refused.context().alert]).toEqual(['alertingRestart', '잠시 후에.']);
  });

  test.each([
    [
      'without an answer',
      (journey: Journey) => journey.answer('lookUpMember', { kind: 'unanswered', message: messages.offline }),
      messages.offline,
    ],
    ['that breaks', (journey: Journey) => journey.fail('lookUpMember', offline), unexpected],
  ] as const)('whose look-up ends %s is repeated, with the same agreements', async (_, endLookUp, alert) => {
    const journey = await verified();
    const { agreements } = journey.context();
    await endLookUp(journey);
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      'alertingUnanswered',
      alert,
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().identity, journey.context().agreements]).toEqual([
      'verifying',
      null,
      agreements,
    ]);
  });
});

describe('the form', () => {
  test('that is incomplete has errors at its fields, focuses the first one, and is not sent', async () => {
    const journey = await informing();
    journey.send({
      type: 'form.submitted',
      values: { ...entered, password: 'short', passwordConfirm: '', emailDomain: '' },
      at: today,
    });
    expect([journey.value(), journey.context().errors, journey.emitted, journey.running()]).toEqual([
      { informing: 'editing' },
      {
        password: '8자 이상 입력해주세요',
        passwordConfirm: '비밀번호가 일치하지 않아요',
        emailDomain: '도메인을 입력해주세요.',
      },
      [{ type: 'field.refused', field: 'password' }],
      ['idCheck'],
    ]);
    journey.send({ type: 'field.changed', field: 'password' });
    expect(new Set(Object.keys(journey.context().errors))).toEqual(new Set(['passwordConfirm', 'emailDomain']));
  });

  test('with an unchecked ID is alerted', async () => {
    const journey = await informing();
    journey.send({ type: 'form.submitted', values: { ...entered, password: '' }, at: today });
    journey.send({ type: 'form.submitted', values: entered, at: today });
    expect([
      journey.value(),
      journey.context().alert,
      journey.context().errors,
      journey.snapshot().hasTag('alert'),
    ]).toEqual([{ informing: 'alerting' }, '아이디 중복체크를 해주세요.', {}, true]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ informing: 'editing' });
  });

  test('with another ID than the checked one is alerted', async () => {
    const journey = await informing();
    journey.show('idCheck', checked);
    journey.send({ type: 'form.submitted', values: { ...entered, serviceId: 'another123' }, at: today });
    expect(journey.value()).toEqual({ informing: 'alerting' });
  });

  test('is sent once, with the verified identity, the agreements and the typed values', async () => {
    const journey = await submitted();
    journey.send({ type: 'form.submitted', values: entered, at: today });
    expect([journey.value(), journey.snapshot().hasTag('busy'), journey.inputOf('register')]).toEqual([
      { informing: 'submitting' },
      true,
      {
        userType: 'PERSONAL',
        authType: 'NICE',
        ci: verifiedPerson.ci,
        di: verifiedPerson.di,
        proof: verifiedPerson.proof,
        name: '오한결',
        gender: 'MALE',
        birthday: '19740919',
        serviceId: 'newgolfer1',
        password: 'Newgolf2026!',
        passwordConfirm: 'Newgolf2026!',
        email: 'hangyeol@naver.com',
        mobile: '01000001007',
        termsAgree: {
          taService: true,
          taPrivacy: true,
          taPrivacyThirdParty: false,
          emailRcvDate: '2026-11-20T03:00:00.000Z',
          smsRcvDate: '2026-11-20T03:00:00.000Z',
        },
        idTerms: [],
        address: null,
        registrationNumber: null,
        corporation: null,
      },
    ]);
  });

  test('once registered leads to the last step, whose button ends the flow and clears everything', async () => {
    const journey = await submitted();
    await journey.answer('register', { kind: 'registered' });
    expect([journey.value(), journey.context().registration, journey.running(), journey.effects.at(-1)]).toEqual([
      'complete',
      null,
      [],
      ['noteJoined', undefined],
    ]);
    journey.send({ type: 'login.requested' });
    const { identity, person, values, corporation } = journey.context();
    expect([journey.value(), journey.snapshot().status, identity, person, values, corporation]).toEqual([
      'done',
      'done',
      null,
      null,
      null,
      null,
    ]);
  });

  test('whose ID was taken meanwhile unchecks it, and stays on the same step', async () => {
    const journey = await submitted();
    await journey.answer('register', {
      kind: 'idTaken',
      message: '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.',
    });
    expect([journey.value(), journey.context().alert, journey.received('idCheck')]).toEqual([
      { informing: 'alerting' },
      '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.',
      [{ type: 'id.taken' }],
    ]);
  });

  test('of an existing member starts again, and shows the links for members until a member type is chosen', async () => {
    const journey = await submitted();
    await journey.answer('register', { kind: 'existing', message: '이미 존재하는 회원입니다.' });
    expect([journey.value(), journey.context().alert]).toEqual(['alertingRestart', '이미 존재하는 회원입니다.']);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().isMember]).toEqual(['choosing', true]);
    journey.send({ type: 'member.chosen', userType: 'NORMAL' });
    expect(journey.context().isMember).toBe(false);
  });

  test('of an existing member is there again, with its checked ID, when the same person is verified again, and empty for another person', async () => {
    const restarted = async (identity: Identity) => {
      const journey = await submitted();
      await journey.answer('register', { kind: 'existing', message: '이미 존재하는 회원입니다.' });
      journey.send({ type: 'alert.dismissed' });
      journey.send({ type: 'member.chosen', userType: 'NORMAL' });
      journey.send({ type: 'terms.submitted', agreements: agreed, requiredTerms: [] });
      await journey.answer('verification', { identity });
      await journey.answer('lookUpMember', { kind: 'unknown' });
      return [journey.value(), journey.context().values, journey.context().checkedId];
    };
    expect(await restarted(verifiedPerson)).toEqual([{ informing: 'editing' }, entered, 'newgolfer1']);
    expect(await restarted({ ...verifiedPerson, ci: 'another' })).toEqual([{ informing: 'editing' }, null, null]);
  });

  test('whose verification has expired is verified again, by the same person, and has the typed values', async () => {
    const journey = await submitted();
    await journey.answer('register', { kind: 'unverified', message: '잘못된 요청입니다. 처음부터 다시 진행해주세요.' });
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      { informing: 'alertingLapsed' },
      '본인확인 유효 시간이 지났습니다. 입력하신 내용은 그대로 있으니 본인확인만 다시 진행해 주세요.',
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ informing: 'reverifying' });
    const renewed = { ...verifiedPerson, requestNumber: 'request-2', proof: 'Q'.repeat(43) };
    await journey.answer('verification', { identity: renewed });
    const { identity, values, checkedId, registration } = journey.context();
    expect([journey.value(), identity, values, checkedId, registration]).toEqual([
      { informing: 'editing' },
      renewed,
      entered,
      'newgolfer1',
      null,
    ]);
  });

  test('whose verification has expired starts again if another person is verified', async () => {
    const journey = await submitted();
    await journey.answer('register', { kind: 'unverified', message: '' });
    journey.send({ type: 'alert.dismissed' });
    await journey.answer('verification', { identity: child });
    expect([journey.value(), journey.context().alert]).toEqual([
      'alertingRestart',
      '잘못된 요청입니다. 처음부터 다시 진행해주세요.',
    ]);
  });

  test('that is rejected, or cannot be sent, is alerted and does not change', async () => {
    const refused = await submitted();
    await refused.answer('register', { kind: 'refused', message: '잠시 후에.' });
    expect([refused.value(), refused.context().alert]).toEqual([{ informing: 'alerting' }, '잠시 후에.']);
    const failed = await submitted();
    await failed.fail('register', offline);
    expect([failed.value(), failed.context().alert]).toEqual([{ informing: 'alerting' }, unexpected]);
  });
});

test('a reload of the completed page knows of it until a member type is chosen', () => {
  const journey = journeyOf(signUpMachine, { today, resumed: null, hasJoined: true });
  expect([journey.value(), journey.context().hasJoined]).toEqual(['choosing', true]);
  journey.send({ type: 'member.chosen', userType: 'PERSONAL' });
  expect(journey.context().hasJoined).toBe(false);
});

describe('safety', () => {
  test('an ID check that shows anything but a checked ID unchecks it', async () => {
    const journey = await informing();
    journey.show('idCheck', checked);
    expect(journey.context().checkedId).toBe('newgolfer1');
    journey.show('idCheck', createActor(idCheckMachine).getSnapshot());
    expect(journey.context().checkedId).toBe(null);
  });
});

describe('a sign-up whose tab was at the verification provider', () => {
  const redemption = {
    authType: 'NICE',
    requestNumber: 'request-1',
    secret: 'secret-1',
    returned: { handle: 'handle-1' },
  } as const;

  test('resumes at the verification with the result and everything that was chosen and typed', async () => {
    const stored = {
      userType: 'FOREIGNER',
      agreements: agreed,
      corporation: null,
      values: { ...entered, password: '', passwordConfirm: '' },
    } as const;
    const journey = journeyOf(signUpMachine, { today, resumed: { stored, redemption } });
    expect([journey.value(), journey.inputOf('verification')]).toEqual(['verifying', { redemption, stored }]);
    await journey.answer('verification', { identity: verifiedPerson });
    await journey.answer('lookUpMember', { kind: 'unknown' });
    const { userType, agreements, values, redemption: clearedRedemption } = journey.context();
    expect([journey.value(), userType, agreements, values, clearedRedemption]).toEqual([
      { informing: 'editing' },
      'FOREIGNER',
      agreed,
      stored.values,
      null,
    ]);
  });

  test('stores no password', async () => {
    const journey = await submitted();
    await journey.answer('register', { kind: 'unverified', message: '' });
    journey.send({ type: 'alert.dismissed' });
    expect(journey.inputOf('verification')).toEqual({
      redemption: null,
      stored: {
        userType: 'PERSONAL',
        agreements: agreed,
        corporation: null,
        values: { ...entered, password: '', passwordConfirm: '' },
      },
    });
  });
});

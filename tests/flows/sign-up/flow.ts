import { countedFlows } from '#contract/staff/counted-flows.ts';
import { type AnyEventObject, createActor } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { defaultAgreements } from '#contract/account/agreements.ts';
import { type PersonalInfo, registrationOf } from '#contract/account/personal-info.ts';
import { mobilePrefixes } from '#contract/account/phone.ts';
import { registration } from '#contract/account/sign-up.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { child, today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { overloaded } from '../lib/invented.ts';
import { done, doneBy, failures, forVisitors, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { companies, companySubmitted, isCompany, isCompanySendable } from '../lib/company.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { enters, lastOf, latestOutput, since } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

export const agreed = { ...defaultAgreements, service: true, privacy: true };

export const entered: PersonalInfo = {
  serviceId: 'newgolfer1',
  password: 'Newgolf2026!',
  passwordConfirm: 'Newgolf2026!',
  birthday: { year: 1974, month: 9, day: 19 },
  emailUsername: 'hangyeol',
  emailDomain: 'naver.com',
  mobile: { prefix: '010', front: '0000', back: '1007' },
  postCode: '',
  address1: '',
  address2: '',
  addressType: 'HOME',
  contact: { prefix: '', front: '', back: '' },
};

/** Snapshots of the ID check, before it and after it found the ID available. */
const unchecked = createActor(idCheckMachine).getSnapshot();

const checked = idCheckMachine.resolveState({ value: 'checked', context: { serviceId: 'newgolfer1', alert: '' } });

/** The fields of the form that are typed or chosen. */
export const typedFields = [
  'serviceId',
  'password',
  'passwordConfirm',
  'emailUsername',
  'emailDomain',
  'mobile',
  'address2',
] as const;

const isTypeable = ({ serviceId, mobile }: PersonalInfo, checkedId: string | null): boolean =>
  (checkedId === null || serviceId === checkedId) && mobilePrefixes.some((prefix) => prefix === mobile.prefix);

const verification = [doneBy('verification')];

const notVerifiedYet = 'the visitor is not verified yet';

const lapsed = { kind: 'unverified', message: accountMessages.invalidVerification } as const;

export const flow = defineFlow({
  machine: signUpMachine,
  about: {
    ko: '회원가입',
    en: 'Sign-up',
    page: '/account/join',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Sign-up wizard',
  },
  inputs: {
    ko: '인증 화면에서 돌아와 시작한다',
    en: 'the user comes back from the provider',
    examples: [
      { payload: { today, resumed: null }, ko: '처음부터 시작한다', en: 'the user starts from the beginning' },
      {
        payload: {
          today,
          resumed: {
            stored: { userType: 'PERSONAL', agreements: agreed, corporation: null, values: null },
            redemption: null,
          },
        },
      },
    ],
  },
  events: {
    'member.chosen': {
      ko: '회원 구분을 고른다',
      en: 'the user chooses a member type',
      examples: [
        { payload: { userType: 'PERSONAL' }, ko: '개인회원을 고른다', en: 'the user chooses personal membership' },
        { payload: { userType: 'CORPORATION' }, ko: '법인회원을 고른다', en: 'the user chooses corporate membership' },
      ],
    },
    'terms.submitted': {
      ko: '약관 동의를 제출한다',
      en: 'the user submits the terms',
      examples: [
        {
          payload: { agreements: agreed, requiredTerms: [] },
          ko: '필수 약관에 동의하고 제출한다',
          en: 'the user agrees to the required terms',
        },
        {
          payload: { agreements: defaultAgreements, requiredTerms: [] },
          ko: '필수 약관에 동의하지 않고 제출한다',
          en: 'the user submits the terms without agreeing',
        },
      ],
    },
    'corporation.submitted': companySubmitted,
    'corporation.changed': { ko: '법인 정보를 고친다', en: 'the user edits the company' },
    'form.submitted': {
      ko: '가입 폼을 제출한다',
      en: 'the user submits the form',
      examples: [
        { payload: { values: entered, at: today } },
        {
          payload: { values: { ...entered, passwordConfirm: '' }, at: today },
          ko: '비밀번호 확인 없이 가입 폼을 제출한다',
          en: 'the user submits the form without the password confirmation',
        },
      ],
    },
    'field.changed': {
      ko: '입력란을 고친다',
      en: 'the user edits a field',
      examples: [{ payload: { field: 'passwordConfirm' } }],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
    'login.requested': { ko: '로그인하러 간다', en: 'the user goes to the login' },
    'step.back': {
      ko: '이전 단계로 돌아간다',
      en: 'the user goes back a step',
      examples: [
        { payload: {} },
        {
          payload: { values: entered },
          ko: '적던 내용을 둔 채 이전 단계로 돌아간다',
          en: 'the user goes back a step with the form filled in',
        },
      ],
    },
  },
  actors: {
    verification: {
      done: {
        ko: '본인확인이 끝난다',
        en: 'the provider verifies the user',
        examples: [
          { payload: { identity: verifiedPerson } },
          {
            payload: { identity: child },
            ko: '미성년자로 본인확인이 끝난다',
            en: 'the provider verifies a child',
            byHand: '인증 창에서 생년월일을 14세가 안 되게 적는다',
          },
        ],
      },
    },
    idCheck: {
      snapshot: {
        ko: '아이디 확인 상태가 바뀐다',
        en: 'the id check changes',
        examples: [
          { payload: checked, ko: '아이디 중복체크를 마친다', en: 'the id check succeeds' },
          { payload: unchecked, ko: '아이디 중복체크가 풀린 상태로 바뀐다', en: 'the id check is undone' },
        ],
      },
    },
    lookUpMember: {
      done: {
        ko: '가입 여부 조회 결과가 온다',
        en: 'the server looks up the member',
        examples: [
          {
            payload: { kind: 'unknown' },
            ko: '서버가 가입한 적 없는 사람이라고 답한다',
            en: 'the server knows no such member',
          },
          {
            payload: { kind: 'existing' },
            ko: '서버가 이미 가입한 사람이라고 답한다',
            en: 'the server knows the member',
            byHand: '인증 창에서 가입한 회원(김하늘, 1985-04-12)을 적는다',
          },
          {
            payload: { kind: 'refused', message: accountMessages.koreansOnly },
            ko: '서버가 그 회원 구분으로 가입할 수 없다고 답한다',
            en: 'the server rejects the member type',
          },
          {
            payload: { kind: 'unanswered', message: messages.offline },
            ko: '서버가 가입 여부를 답하지 못한다',
            en: 'the server cannot answer the look-up',
            invented: overloaded,
            byHand: '인증 창에서 확인을 누르기 전에 개발자 도구에서 오프라인으로 둔다',
          },
        ],
      },
      error: {
        ko: '가입 여부 조회 요청에 실패한다',
        en: 'looking up the member fails',
        examples: [{ payload: offline }],
      },
    },
    register: {
      done: {
        ko: '가입 결과가 온다',
        en: 'the server answers the registration',
        examples: [
          { payload: { kind: 'registered' }, ko: '서버가 가입을 받아들인다', en: 'the server registers the member' },
          {
            payload: { kind: 'idTaken', message: accountMessages.serviceIdTaken },
            ko: '서버가 이미 쓰는 아이디라고 답한다',
            en: 'the server finds the id taken',
            byHand: '중복체크 뒤에 다른 브라우저에서 같은 아이디로 먼저 가입한다',
          },
          {
            payload: { kind: 'unverified', message: accountMessages.invalidVerification },
            ko: '서버가 본인확인이 만료되었다고 답한다',
            en: 'the server finds the verification expired',
            byHand: '본인확인을 하고 10분이 지난 뒤에 제출한다',
          },
          {
            payload: { kind: 'existing', message: accountMessages.existingMember },
            ko: '서버가 이미 가입한 회원이라고 답한다',
            en: 'the server finds the member registered already',
            byHand: '본인확인 뒤에 다른 브라우저에서 같은 사람으로 먼저 가입한다',
          },
          {
            payload: { kind: 'refused', message: refusalMessages.guessablePassword },
            ko: '서버가 가입을 거절한다',
            en: 'the server rejects the registration',
          },
        ],
      },
      error: { ko: '가입 요청에 실패한다', en: 'the registration request fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: countedFlows.signUp.screens,
  contextKey: ({ userType, checkedId, errors, identity, values }) => [
    userType === 'CORPORATION',
    checkedId,
    Object.keys(errors),
    identity?.ci,
    values !== null,
  ],
  /** The form sends its typed values with the event; no other step has any. */
  isEventPossible: (state, event) =>
    event.type !== 'step.back' || (event.values !== undefined) === state.matches({ informing: 'editing' }),
  /**
   * A change is sent only by a field that was refused; so on screen it is corrected first and then submitted. A checked
   * ID cannot be changed, and the prefix of the phone number is chosen from a list.
   */
  onScreen: (onMachine) => ({
    ...onMachine,
    cases: {
      ...onMachine.cases,
      events: {
        ...onMachine.cases.events,
        'field.changed': typedFields.map((field) => ({ type: 'field.changed', field })),
      },
    },
    contextKey: (context) => [onMachine.contextKey?.(context), Object.keys(context.corporationErrors)],
    isEventPossible: (state, event) => {
      if (onMachine.isEventPossible?.(state, event) === false) return false;
      const { corporationErrors, errors, checkedId } = state.context;
      const isRefused = {
        corporation: Object.keys(corporationErrors).length > 0,
        form: Object.keys(errors).length > 0,
      };
      if (event.type === 'corporation.changed') return isRefused.corporation;
      if (event.type === 'corporation.submitted') return !isRefused.corporation && isCompanySendable(event.corporation);
      if (event.type === 'field.changed') return event.field in errors;
      if (event.type === 'form.submitted') return !isRefused.form && isTypeable(event.values, checkedId);
      return event.type !== 'step.back' || !isRefused.form;
    },
  }),
  excludedInBrowser: {},
  properties: {
    'what is sent implies a checked id, a verification and the required consents': (steps) => {
      const step = lastOf(steps);
      const { checkedId, identity, agreements, registration: sent } = step.state.context;
      const verified = (latestOutput(steps, 'verification') as { identity: unknown } | undefined)?.identity;
      return (
        !enters(step, 'signUp.informing.submitting') ||
        (checkedId === sent?.serviceId && identity === verified && agreements.service && agreements.privacy)
      );
    },
    'a company never skips its check, and other members never see it': (steps) => {
      const { state } = lastOf(steps);
      const isChecked = since(steps, 'member.chosen').some(({ state: earlier }) =>
        earlier.matches('checkingCorporation'),
      );
      return !state.matches('verifying') || isChecked === (state.context.userType === 'CORPORATION');
    },
    'nothing is submitted twice': (steps) => {
      const isSent = steps
        .slice(0, -1)
        .some(({ event }) => event.type === 'xstate.done.actor.register' && event.output.kind === 'registered');
      return (
        !enters(lastOf(steps), 'signUp.informing.submitting') ||
        (!isSent && steps.at(-2)?.state.matches({ informing: 'editing' }) === true)
      );
    },
    'a registration is in the context only while it is being sent': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.registration !== null) === state.matches({ informing: 'submitting' });
    },
    'typed values remain until the registration has succeeded': (steps) => {
      const { state } = lastOf(steps);
      const lastTyped = steps.findLast(
        (step) => (step.event.type === 'step.back' && step.event.values) || enters(step, 'signUp.informing.submitting'),
      );
      return (
        state.context.values ===
        (state.matches('complete') || state.status === 'done' ? null : (lastTyped?.event.values ?? null))
      );
    },
    'outside of its step, the verification has no popup': (steps) => {
      const { state } = lastOf(steps);
      return (
        'verification' in state.children === (state.matches('verifying') || state.matches({ informing: 'reverifying' }))
      );
    },
    'minors and existing members never reach the form': (steps) => {
      const { state } = lastOf(steps);
      const isExistingMember =
        (latestOutput(steps, 'lookUpMember') as { kind: string } | undefined)?.kind !== 'unknown';
      return !state.matches('informing') || (state.context.identity !== child && !isExistingMember);
    },
  },
  expiries: {
    typed: ({ userType, agreements, corporation, values }) => ({ userType, agreements, corporation, values }),
    kinds: {
      verification: {
        answers: [done('register', lapsed)],
        renewal: verification,
        back: ['alert.dismissed', ...verification],
        notApplicable: {
          choosing: notVerifiedYet,
          verifying: notVerifiedYet,
          alertingUnanswered: 'it is made anew',
          alertingRestart: 'it is made anew',
          complete: 'it has served',
        },
      },
      session: forVisitors,
      code: {
        answers: [
          done('lookUpMember', { kind: 'unanswered', message: messages.offline }),
          ...unreached('register'),
          ...failures('lookUpMember', 'register'),
        ],
        back: ['alert.dismissed', 'step.back'],
        notApplicable: { complete: 'nothing is called any more' },
      },
    },
  },
  forms: () => {
    const isRegistration = ({ values }: AnyEventObject) =>
      values !== undefined &&
      registration.safeParse(
        registrationOf(values, {
          userType: 'PERSONAL',
          identity: verifiedPerson,
          agreements: agreed,
          corporation: null,
          at: today,
        }),
      ).success;
    const accepted = { type: 'form.submitted' as const, values: entered, at: today };
    const passwords = samplesOf({ password: entered.password }, ['password'], ({ password }) =>
      isRegistration({ type: 'form.submitted', values: { ...entered, password, passwordConfirm: password } }),
    );
    const paths = [
      'serviceId',
      'passwordConfirm',
      'emailUsername',
      'emailDomain',
      'mobile.prefix',
      'mobile.front',
      'mobile.back',
      'address2',
    ];
    return [
      {
        events: [
          ...samplesOf(
            accepted,
            paths.map((path) => `values.${path}`),
            isRegistration,
          ),
          ...passwords.map(({ name, value: { password } }) => ({
            name: `values.${name}`,
            value: { ...accepted, values: { ...entered, password, passwordConfirm: password } },
          })),
        ],
        yes: [
          'signUp.informing.editing · form.submitted #1 [isRegistrable] → signUp.informing.submitting',
          'signUp.informing.editing · form.submitted #2 [isComplete] → signUp.informing.alerting',
        ],
        no: ['signUp.informing.editing · form.submitted #3 → (stays)'],
        isAccepted: isRegistration,
      },
      {
        events: companies(),
        yes: [
          'signUp.checkingCorporation.entering · corporation.submitted #1 [isValidCorporation] → signUp.proceeding',
        ],
        no: [
          'signUp.checkingCorporation.entering · corporation.submitted #2 [isNamed] → signUp.checkingCorporation.alerting',
          'signUp.checkingCorporation.entering · corporation.submitted #3 → (stays)',
        ],
        isAccepted: isCompany,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});

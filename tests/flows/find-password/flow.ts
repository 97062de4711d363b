import { countedFlows } from '#contract/staff/counted-flows.ts';
import type { AnyEventObject } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { newPassword } from '#contract/account/password.ts';
import { corporation as corporationSchema } from '#contract/account/registration-number.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { findPasswordMachine } from '#machines/find-password.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { done, doneBy, failures, forVisitors, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { company, isNumberTypeable } from '../lib/company.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf, latest, since } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;

const claim = { userType: 'PERSONAL', serviceId: 'member01', corporation: null } as const;

const password = 'Newgolf2026!';

const verification = [doneBy('verification')];

const notVerifiedYet = 'the visitor is not verified yet';

const lapsed = { kind: 'unverified', message: accountMessages.invalidVerification } as const;

export const flow = defineFlow({
  machine: findPasswordMachine,
  about: {
    ko: '비밀번호 찾기',
    en: 'Find password',
    page: '/account/find-password',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Find-password wizard (3 steps)',
  },
  inputs: {
    ko: '인증 화면에서 돌아와 시작한다',
    en: 'the user comes back from the provider',
    examples: [
      { payload: { resumed: null }, ko: '처음부터 시작한다', en: 'the user starts from the beginning' },
      { payload: { resumed: { stored: { claim }, redemption: null } } },
    ],
  },
  events: {
    'claim.submitted': {
      ko: '회원정보를 제출한다',
      en: 'the user submits the claim',
      examples: [
        { payload: { claim } },
        {
          payload: {
            claim: {
              userType: 'CORPORATION',
              serviceId: 'corp0001',
              corporation: { ...company, registrationNumber: '1234567890' },
            },
          },
          ko: '틀린 사업자등록번호로 회원정보를 제출한다',
          en: 'the user submits a corporate claim with a wrong number',
        },
        {
          payload: { claim: { ...claim, serviceId: '' } },
          ko: '아이디 없이 회원정보를 제출한다',
          en: 'the user submits the claim without an id',
        },
      ],
    },
    'claim.changed': { ko: '회원정보를 고친다', en: 'the user edits the claim' },
    'password.submitted': {
      ko: '비밀번호를 제출한다',
      en: 'the user submits the password',
      examples: [
        { payload: { password, passwordConfirm: password } },
        {
          payload: { password, passwordConfirm: 'another' },
          ko: '비밀번호와 다른 확인 값을 제출한다',
          en: 'the user submits a password that differs from its confirmation',
        },
      ],
    },
    'password.changed': { ko: '비밀번호를 고친다', en: 'the user edits the password' },
    'step.back': { ko: '이전 단계로 돌아간다', en: 'the user goes back a step' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    checkClaim: {
      done: {
        ko: '회원 확인 결과가 온다',
        en: 'the server checks the claim',
        examples: [
          { payload: { kind: 'found' }, ko: '서버가 회원을 찾는다', en: 'the server finds the member' },
          { payload: refused, ko: '서버가 없는 회원이라고 답한다', en: 'the server knows no such member' },
        ],
      },
      error: { ko: '회원을 확인하지 못한다', en: 'checking the claim fails', examples: [{ payload: offline }] },
    },
    verification: {
      done: {
        ko: '본인확인이 끝난다',
        en: 'the provider verifies the user',
        examples: [{ payload: { identity: verifiedPerson } }],
      },
    },
    resetPassword: {
      done: {
        ko: '비밀번호 변경 결과가 온다',
        en: 'the server answers the password change',
        examples: [
          { payload: { kind: 'changed' }, ko: '서버가 비밀번호를 변경한다', en: 'the server changes the password' },
          {
            payload: { kind: 'unverified', message: accountMessages.invalidVerification },
            ko: '서버가 본인확인을 인정하지 않는다',
            en: 'the server rejects the verification',
          },
          {
            payload: { kind: 'refused', message: refusalMessages.guessablePassword },
            ko: '서버가 새 비밀번호를 거절한다',
            en: 'the server rejects the new password',
          },
        ],
      },
      error: {
        ko: '비밀번호 변경 요청에 실패한다',
        en: 'changing the password fails',
        examples: [{ payload: offline }],
      },
    },
  },
  timers: {},
  screens: countedFlows.findPassword.screens,
  contextKey: ({ claimErrors, passwordErrors }) => [
    Object.keys(claimErrors).length > 0,
    Object.keys(passwordErrors).length > 0,
  ],
  /**
   * A change is sent only while a form is rejected; so on screen it is corrected first and then submitted. The boxes of
   * the number take digits only.
   */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: ({ context }, event) => {
      const { type } = event;
      const isRefused = {
        claim: Object.keys(context.claimErrors).length > 0,
        password: Object.keys(context.passwordErrors).length > 0,
      };
      if (type === 'claim.changed') return isRefused.claim;
      if (type === 'claim.submitted')
        return !isRefused.claim && isNumberTypeable(event.claim.corporation?.registrationNumber ?? '');
      if (type === 'password.changed') return isRefused.password;
      return type !== 'password.submitted' || !isRefused.password;
    },
  }),
  excludedInBrowser: {},
  properties: {
    'a password is reset only with a verification made after the claim': (steps) => {
      const { state } = lastOf(steps);
      const claimed = since(steps, 'claim.submitted');
      const isFound =
        state.context.isResumed ||
        claimed.some(({ event }) => event.type === 'xstate.done.actor.checkClaim' && event.output.kind === 'found');
      return (
        !state.matches('resetting') ||
        (isFound && latest(claimed, 'xstate.done.actor.verification')?.event.output.identity === state.context.identity)
      );
    },
    'a password is in the context only while it is being saved': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches({ resetting: 'saving' });
    },
    'if another ID can be entered, the previous verification is cleared': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('claiming') || state.context.identity === null;
    },
    'the flow is done only after the server has changed the password': (steps) => {
      const { state, event } = lastOf(steps);
      return (
        !state.matches('alertingChanged') ||
        (event.type === 'xstate.done.actor.resetPassword' && event.output.kind === 'changed')
      );
    },
    'a password is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'password.submitted' ||
      steps.at(-2)?.state.matches({ resetting: 'entering' }) === true,
  },
  expiries: {
    typed: (context) => context.claim,
    kinds: {
      // Step 1, as the specification requires; the claim has the typed values.
      verification: {
        answers: [done('resetPassword', lapsed)],
        renewal: verification,
        back: ['alert.dismissed', 'claim.submitted', doneBy('checkClaim'), ...verification],
        notApplicable: {
          'claiming.entering': notVerifiedYet,
          'claiming.alerting': notVerifiedYet,
          verifying: notVerifiedYet,
          alertingRestart: 'it has ended',
          alertingChanged: 'it has served',
        },
      },
      session: forVisitors,
      code: {
        answers: [...unreached('checkClaim', 'resetPassword'), ...failures('checkClaim', 'resetPassword')],
        back: ['alert.dismissed'],
        notApplicable: { alertingChanged: 'nothing is called any more' },
      },
    },
  },
  forms: () => {
    const isPassword = (event: AnyEventObject) =>
      newPassword.safeParse(event.password).success && event.password === event.passwordConfirm;
    const isClaim = ({ claim: typed }: AnyEventObject) =>
      typed !== undefined &&
      typed.serviceId.trim() !== '' &&
      (typed.corporation === null || corporationSchema.safeParse(typed.corporation).success);
    const confirmed = samplesOf({ type: 'password.submitted' as const, password }, ['password'], (event) =>
      isPassword({ ...event, passwordConfirm: event.password }),
    );
    const companyClaim = { userType: 'CORPORATION' as const, serviceId: 'corp0001', corporation: company };
    return [
      {
        events: [
          ...confirmed.map(({ name, value }) => ({ name, value: { ...value, passwordConfirm: value.password } })),
          {
            name: 'passwordConfirm: another',
            value: { type: 'password.submitted', password, passwordConfirm: `${password}x` },
          },
          {
            name: 'passwordConfirm: other case',
            value: { type: 'password.submitted', password, passwordConfirm: password.toLowerCase() },
          },
        ],
        yes: ['findPassword.resetting.entering · password.submitted #1 [isAcceptable] → findPassword.resetting.saving'],
        no: ['findPassword.resetting.entering · password.submitted #2 → (stays)'],
        isAccepted: isPassword,
      },
      {
        events: samplesOf(
          { type: 'claim.submitted' as const, claim: companyClaim },
          ['claim.serviceId', 'claim.corporation.companyName', 'claim.corporation.registrationNumber'],
          isClaim,
        ),
        yes: ['findPassword.claiming.entering · claim.submitted #1 [isComplete] → findPassword.claiming.checking'],
        no: [
          'findPassword.claiming.entering · claim.submitted #2 [isWrongNumber] → findPassword.claiming.alerting',
          'findPassword.claiming.entering · claim.submitted #3 → (stays)',
        ],
        isAccepted: isClaim,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});

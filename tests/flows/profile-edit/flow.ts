import { countedFlows } from '#contract/staff/counted-flows.ts';
import type { AnyEventObject } from 'xstate';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { checkPassword, modifyProfile, profileChange, profileOf, type Profile } from '#contract/account/profile.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { today } from '#tests/fixtures/identity.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { done, doneBy, failures, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { isTypeable } from '../lib/typeable-profile.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const storedDraft = { ...profileOf(member01), address2: '102동 1203호' };

const actionsOf = actionsIn(profileEditMachine);

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

const tooLong = 'A password that is too long is wrong: the server rejects it, and counts the attempt.';

export const flow = defineFlow({
  machine: profileEditMachine,
  about: {
    ko: '회원정보 수정',
    en: 'Profile edit',
    page: '/mypage/editing',
    precondition: '회원으로 로그인한 상태',
    spec: '001 §2 Profile edit',
  },
  inputs: [undefined],
  events: {
    'password.submitted': {
      ko: '비밀번호를 제출한다',
      en: 'the user submits the password',
      examples: [
        { payload: { password: 'Golf2026!a' } },
        { payload: { password: '' }, ko: '빈 비밀번호를 제출한다', en: 'the user submits an empty password' },
      ],
    },
    'password.changed': { ko: '비밀번호를 고친다', en: 'the user edits the password' },
    'profile.changed': {
      ko: '회원정보를 고친다',
      en: 'the user edits the profile',
      examples: [
        { payload: { changed: { emailUsername: '' } }, ko: '이메일을 비운다', en: 'the user clears the email' },
        {
          payload: { changed: { emailUsername: 'haneul.kim' } },
          ko: '이메일을 새로 적는다',
          en: 'the user enters another email',
        },
      ],
    },
    'profile.submitted': { ko: '회원정보를 제출한다', en: 'the user submits the profile' },
    'check.lapsed': {
      ko: '비밀번호 확인이 만료된다',
      en: 'the password check expires',
      examples: [{ payload: { message: myPageMessages.passwordCheckRequired } }],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    checkPassword: {
      done: {
        ko: '비밀번호 확인 결과가 온다',
        en: 'the server checks the password',
        examples: [
          {
            payload: { kind: 'accepted', member: member01, draft: null },
            ko: '서버가 비밀번호를 받아들인다',
            en: 'the server accepts the password',
          },
          {
            payload: { kind: 'accepted', member: member01, draft: storedDraft },
            ko: '서버가 비밀번호를 받아들이고 적던 내용이 돌아온다',
            en: 'the server accepts the password and the draft comes back',
          },
          {
            payload: { kind: 'refused', message: myPageMessages.wrongPassword },
            ko: '서버가 비밀번호를 거절한다',
            en: 'the server rejects the password',
          },
        ],
      },
      error: { ko: '비밀번호를 확인하지 못한다', en: 'checking the password fails', examples: [{ payload: offline }] },
    },
    saveProfile: {
      done: {
        ko: '회원정보 저장 결과가 온다',
        en: 'the server answers',
        examples: [
          { payload: { kind: 'saved' }, ko: '서버가 회원정보를 저장한다', en: 'the server saves the profile' },
          {
            payload: { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
            ko: '서버가 비밀번호 확인을 요구한다',
            en: 'the server demands a password check',
          },
          {
            payload: { kind: 'refused', message: refusalMessages.invalidRequest },
            ko: '서버가 회원정보를 거절한다',
            en: 'the server rejects the profile',
          },
        ],
      },
      error: { ko: '회원정보를 저장하지 못한다', en: 'saving the profile fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: countedFlows.profileEdit.screens,
  contextKey: ({ passwordError, errors, entered }) => [passwordError, Object.keys(errors), entered?.emailUsername],
  /** On screen an empty password is corrected first and then submitted, and each change is made by one control. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: ({ context }, event) => {
      if (event.type === 'password.changed') return context.passwordError !== null;
      if (event.type === 'password.submitted') return context.passwordError === null;
      return (
        event.type !== 'profile.changed' ||
        (context.entered !== null && isTypeable(context.entered, event.changed, Object.keys(context.errors)))
      );
    },
  }),
  excludedInBrowser: {},
  properties: {
    'the form is shown, and the profile saved, only after the password was accepted': (steps) => {
      const accepted = latest(steps, 'xstate.done.actor.checkPassword');
      return !lastOf(steps).state.matches('form') || accepted?.event.output.kind === 'accepted';
    },
    'typed values remain until they are saved': (steps) => {
      const typed = latest(steps, 'profile.changed');
      return !typed || typed.event.changed.emailUsername === lastOf(steps).state.context.entered?.emailUsername;
    },
    'the password of the check is in the context only while it is checked': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches({ gate: 'checking' });
    },
    'a draft is removed if and only if the server has saved it': (steps) => {
      const step = lastOf(steps);
      return (
        actionsOf(step).includes('removeDraft') ===
        (step.event.type === 'xstate.done.actor.saveProfile' && step.event.output.kind === 'saved')
      );
    },
    'a profile is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'profile.submitted' || steps.at(-2)?.state.matches({ form: 'editing' }) === true,
  },
  expiries: {
    typed: ({ entered }) => entered && { ...entered, password: '', passwordConfirm: '' },
    kinds: {
      verification: {
        answers: [done('saveProfile', unconfirmed), { type: 'check.lapsed', message: unconfirmed.message }],
        renewal: [doneBy('checkPassword')],
        back: ['alert.dismissed', 'password.submitted', doneBy('checkPassword')],
        notApplicable: {
          'gate.entering': 'the password is asked for',
          'gate.alerting': 'the password is asked for',
          alertingSaved: 'it has served',
        },
      },
      session: {
        restart: (steps) => {
          const { profile } = createDrafts();
          for (const step of steps) {
            const { entered } = step.state.context;
            if (step.event.type === doneBy('checkPassword') && step.event.output.draft)
              profile.save(member01.serviceId, step.event.output.draft);
            if (actionsOf(step).includes('removeDraft')) profile.discard();
            if (actionsOf(step).includes('saveDraft') && entered) profile.save(member01.serviceId, entered);
          }
          const draft = profile.get(member01.serviceId);
          // The earlier input is restored after the password check.
          return {
            input: undefined,
            answers: [done('checkPassword', { kind: 'accepted', member: member01, draft })],
            ...(lastOf(steps).state.context.entered && { at: 'form.editing' }),
          };
        },
        back: ['password.submitted'],
        notApplicable: { alertingSaved: 'what was typed has been saved' },
      },
      code: {
        answers: [...unreached('checkPassword', 'saveProfile'), ...failures('checkPassword', 'saveProfile')],
        back: ['alert.dismissed'],
        notApplicable: { alertingSaved: 'it has been saved' },
      },
    },
  },
  forms: () => {
    const profile = profileOf(member01);
    const isProfile = (entered: Profile | null) =>
      entered !== null &&
      modifyProfile.body.safeParse(profileChange(entered, member01, today)).success &&
      entered.password === entered.passwordConfirm;
    const paths = ['emailUsername', 'emailDomain', 'mobile.prefix', 'mobile.front', 'mobile.back', 'address2'];
    const isPassword = ({ password }: AnyEventObject) => checkPassword.body.safeParse({ password }).success;
    return [
      {
        events: samplesOf(profile, paths, isProfile).map(({ name, value }) => ({
          name,
          value: { type: 'profile.changed', changed: value },
        })),
        contextKey: ({ passwordError, errors, entered }) => [passwordError, Object.keys(errors), entered],
        yes: ['profileEdit.form.editing · profile.submitted #1 [isAcceptable] → profileEdit.form.saving'],
        no: ['profileEdit.form.editing · profile.submitted #2 → (stays)'],
        isAccepted: (_, { context }) => isProfile(context.entered),
      },
      {
        events: samplesOf({ type: 'password.submitted' as const, password: 'Golf2026!a' }, ['password'], isPassword),
        yes: ['profileEdit.gate.entering · password.submitted #1 [isTyped] → profileEdit.gate.checking'],
        no: ['profileEdit.gate.entering · password.submitted #2 → (stays)'],
        isAccepted: isPassword,
        excluded: { '129 characters': tooLong },
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});

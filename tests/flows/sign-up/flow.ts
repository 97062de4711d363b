import { createActor } from 'xstate';
import { defaultAgreements } from '#contract/account/agreements.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { mobilePrefixes } from '#contract/account/phone.ts';
import { messages } from '#contract/shared/messages.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { company } from '#tests/flows/find-id/flow.ts';
import { child, today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { enters, lastOf, latestOutput, since } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';
import { isCompanySendable } from '#tests/flows/lib/sendable-company.ts';

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

export const signUpFlow: Flow<typeof signUpMachine> = {
  machine: signUpMachine,
  inputs: [{ today, resumed: null }, { today, resumed: { stored: { userType: 'PERSONAL', agreements: agreed, corporation: null, values: null }, redemption: null } }],
  contextKey: ({ userType, checkedId, errors, identity, values }) => [userType === 'CORPORATION', checkedId, Object.keys(errors), identity?.ci, values !== null],
  /** The form sends its typed values with the event; no other step has any. */
  isEventPossible: (state, event) => event.type !== 'step.back' || (event.values !== undefined) === state.matches({ informing: 'editing' }),
  cases: {
    events: {
      'member.chosen': [{ type: 'member.chosen', userType: 'PERSONAL' }, { type: 'member.chosen', userType: 'CORPORATION' }],
      'terms.submitted': [
        { type: 'terms.submitted', agreements: agreed, requiredTerms: [] },
        { type: 'terms.submitted', agreements: defaultAgreements, requiredTerms: [] },
      ],
      'corporation.submitted': [
        { type: 'corporation.submitted', corporation: company },
        { type: 'corporation.submitted', corporation: { ...company, registrationNumber: '1234567890' } },
        { type: 'corporation.submitted', corporation: { ...company, companyName: '가'.repeat(61) } },
      ],
      'corporation.changed': [{ type: 'corporation.changed' }],
      'form.submitted': [
        { type: 'form.submitted', values: entered, at: today },
        { type: 'form.submitted', values: { ...entered, passwordConfirm: '' }, at: today },
      ],
      'field.changed': [{ type: 'field.changed', field: 'passwordConfirm' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'login.requested': [{ type: 'login.requested' }],
      'step.back': [{ type: 'step.back' }, { type: 'step.back', values: entered }],
    },
    actors: {
      verification: { done: [{ identity: verifiedPerson }, { identity: child }] },
      idCheck: { snapshot: [checked, unchecked] },
      lookUpMember: { done: [{ kind: 'unknown' }, { kind: 'existing' }, { kind: 'refused', message: accountMessages.koreansOnly }, { kind: 'unanswered', message: messages.offline }], error: [offline] },
      register: {
        done: [
          { kind: 'registered' },
          { kind: 'idTaken', message: accountMessages.serviceIdTaken },
          { kind: 'unverified', message: accountMessages.invalidVerification },
          { kind: 'existing', message: accountMessages.existingMember },
          { kind: 'refused', message: accountMessages.requiredAgreement },
        ],
        error: [offline],
      },
    },
  },
  properties: {
    'what is sent implies a checked id, a verification and the required consents': (steps) => {
      const step = lastOf(steps);
      const { checkedId, identity, agreements, registration } = step.state.context;
      const verified = (latestOutput(steps, 'verification') as { identity: unknown } | undefined)?.identity;
      return !enters(step, 'signUp.informing.submitting') || (checkedId === registration?.serviceId && identity === verified && agreements.service && agreements.privacy);
    },
    'a company never skips its check, and other members never see it': (steps) => {
      const { state } = lastOf(steps);
      const isChecked = since(steps, 'member.chosen').some(({ state: earlier }) => earlier.matches('checkingCorporation'));
      return !state.matches('verifying') || isChecked === (state.context.userType === 'CORPORATION');
    },
    'nothing is submitted twice': (steps) => {
      const isSent = steps.slice(0, -1).some(({ event }) => event.type === 'xstate.done.actor.register' && event.output.kind === 'registered');
      return !enters(lastOf(steps), 'signUp.informing.submitting') || (!isSent && steps.at(-2)?.state.matches({ informing: 'editing' }) === true);
    },
    'a registration is in the context only while it is being sent': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.registration !== null) === state.matches({ informing: 'submitting' });
    },
    'typed values remain until the registration has succeeded': (steps) => {
      const { state } = lastOf(steps);
      const lastTyped = steps.findLast((step) => (step.event.type === 'step.back' && step.event.values) || enters(step, 'signUp.informing.submitting'));
      return state.context.values === (state.matches('complete') || state.status === 'done' ? null : (lastTyped?.event.values ?? null));
    },
    'outside of its step, the verification has no popup': (steps) => {
      const { state } = lastOf(steps);
      return 'verification' in state.children === (state.matches('verifying') || state.matches({ informing: 'reverifying' }));
    },
    'minors and existing members never reach the form': (steps) => {
      const { state } = lastOf(steps);
      const isExistingMember = (latestOutput(steps, 'lookUpMember') as { kind: string } | undefined)?.kind !== 'unknown';
      return !state.matches('informing') || (state.context.identity !== child && !isExistingMember);
    },
  },
};

/** The fields of the form that are typed or chosen. */
export const typedFields = ['serviceId', 'password', 'passwordConfirm', 'emailUsername', 'emailDomain', 'mobile', 'address2'] as const;

/**
 * A change is sent only by a field that was refused; so on screen it is corrected first and then submitted. A checked ID cannot be changed, and the prefix
 * of the phone number is chosen from a list.
 */
export const signUpOnScreen: typeof signUpFlow = {
  ...signUpFlow,
  cases: { ...signUpFlow.cases, events: { ...signUpFlow.cases.events, 'field.changed': typedFields.map((field) => ({ type: 'field.changed', field })) } },
  contextKey: (context) => [signUpFlow.contextKey?.(context), Object.keys(context.corporationErrors)],
  isEventPossible: (state, event) => {
    if (signUpFlow.isEventPossible?.(state, event) === false) return false;
    const { corporationErrors, errors, checkedId } = state.context;
    const isRefused = { corporation: Object.keys(corporationErrors).length > 0, form: Object.keys(errors).length > 0 };
    if (event.type === 'corporation.changed') return isRefused.corporation;
    if (event.type === 'corporation.submitted') return !isRefused.corporation && isCompanySendable(event.corporation);
    if (event.type === 'field.changed') return event.field in errors;
    if (event.type === 'form.submitted') return !isRefused.form && isTypeable(event.values, checkedId);
    return event.type !== 'step.back' || !isRefused.form;
  },
};

const isTypeable = ({ serviceId, mobile }: PersonalInfo, checkedId: string | null): boolean => (checkedId === null || serviceId === checkedId) && mobilePrefixes.some((prefix) => prefix === mobile.prefix);

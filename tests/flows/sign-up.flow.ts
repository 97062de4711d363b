import { createActor } from 'xstate';
import { defaultAgreements } from '#contract/agreements.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import type { PersonalInfo } from '#contract/personal-info.ts';
import { idCheckMachine } from '#machines/id-check.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { company } from './find-id.flow.ts';
import { child, today, verifiedPerson } from './fixtures/identity.ts';
import type { Flow } from './lib/paths.ts';

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

/** The id check as it looks once it has found the id available, and before. */
const unchecked = createActor(idCheckMachine).getSnapshot();
const checked = idCheckMachine.resolveState({ value: 'checked', context: { serviceId: 'newgolfer1', alert: '' } });

export const signUpFlow: Flow<typeof signUpMachine> = {
  machine: signUpMachine,
  inputs: [{ today }],
  project: ({ userType, checkedId, errors }) => [userType === 'CORPORATION', checkedId, Object.keys(errors)],
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
        { type: 'corporation.submitted', corporation: { ...company, companyName: '' } },
      ],
      'corporation.changed': [{ type: 'corporation.changed' }],
      'form.submitted': [
        { type: 'form.submitted', values: entered, at: today },
        { type: 'form.submitted', values: { ...entered, passwordConfirm: '' }, at: today },
      ],
      'field.changed': [{ type: 'field.changed', field: 'passwordConfirm' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'login.requested': [{ type: 'login.requested' }],
    },
    actors: {
      verification: { done: [{ identity: verifiedPerson }, { identity: child }] },
      idCheck: { snapshot: [checked, unchecked] },
      lookUpMember: { done: [{ kind: 'unknown' }, { kind: 'existing' }, { kind: 'refused', message: messages.unexpected }], error: [offline] },
      register: {
        done: [
          { kind: 'registered' },
          { kind: 'idTaken', message: accountMessages.serviceIdTaken },
          { kind: 'hopeless', message: accountMessages.existingMember },
          { kind: 'refused', message: accountMessages.requiredAgreement },
        ],
        error: [offline],
      },
    },
  },
};

import { noCorporation } from '#machines/corporation.ts';
import { findIdMachine } from '#machines/find-id.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { lastOf, since } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';
import { isCompanySendable } from '#tests/flows/lib/sendable-company.ts';

const offline = new TypeError('Failed to fetch');
const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;

export const company = { companyName: '오크상사', registrationNumber: '1234567891' };

export const findIdFlow: Flow<typeof findIdMachine> = {
  machine: findIdMachine,
  inputs: [{ resumed: null }, { resumed: { stored: { userType: 'PERSONAL', corporation: noCorporation }, redemption: null } }],
  contextKey: ({ userType, errors }) => [userType === 'CORPORATION', Object.keys(errors).length > 0],
  cases: {
    events: {
      'member.chosen': [{ type: 'member.chosen', userType: 'PERSONAL' }, { type: 'member.chosen', userType: 'CORPORATION' }],
      'corporation.submitted': [
        { type: 'corporation.submitted', corporation: company },
        { type: 'corporation.submitted', corporation: { ...company, registrationNumber: '1234567890' } },
        { type: 'corporation.submitted', corporation: { ...company, companyName: '가'.repeat(61) } },
      ],
      'corporation.changed': [{ type: 'corporation.changed' }],
      'step.back': [{ type: 'step.back' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      findCorporation: { done: [{ kind: 'found' }, refused], error: [offline] },
      verification: { done: [{ identity: verifiedPerson }] },
      findId: { done: [{ kind: 'found', serviceId: 'member01' }, refused], error: [offline] },
    },
  },
  properties: {
    'an identity is in the context only while the ID is being looked up': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.identity !== null) === state.matches('finding');
    },
    'an ID is shown only to a verified person': (steps) => {
      const { state, event } = lastOf(steps);
      return !state.matches('found') || (event.type === 'xstate.done.actor.findId' && event.output.serviceId === state.context.serviceId);
    },
    'a company is found before its member is verified, and other members never see that step': (steps) => {
      const { state } = lastOf(steps);
      const found = since(steps, 'member.chosen').some(({ event }) => event.type === 'xstate.done.actor.findCorporation' && event.output.kind === 'found');
      return !state.matches('verifying') || found === (state.context.userType === 'CORPORATION');
    },
  },
};

/** A change is sent only while a form is rejected; so on screen it is corrected first and then submitted. */
export const findIdOnScreen: typeof findIdFlow = {
  ...findIdFlow,
  isEventPossible: ({ context }, event) => {
    const isRefused = Object.keys(context.errors).length > 0;
    if (event.type === 'corporation.changed') return isRefused;
    return event.type !== 'corporation.submitted' || (!isRefused && isCompanySendable(event.corporation));
  },
};

import { assign, emit, setup } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { FoundAddress } from '#contract/account/postcode.ts';
import { callbackActorStub, promiseActorStub } from './stubs.ts';

export type PostcodeEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'search.failed' }
  | { type: 'address.chosen'; address: FoundAddress }
  | { type: 'alert.dismissed' };

export type PostcodeEmitted = { type: 'address.found'; address: FoundAddress };

/** Postcode search, spec 001 §4, §8: loads the third party's script on first use, and again after a failure. */
export const postcodeMachine = setup({
  types: {
    context: {} as { alert: string },
    events: {} as PostcodeEvent,
    emitted: {} as PostcodeEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    loadPostcode: promiseActorStub<void, undefined>('loadPostcode'),
    /** Shows the embedded search while the actor runs. */
    search: callbackActorStub<Extract<PostcodeEvent, { type: 'search.closed' | 'search.failed' | 'address.chosen' }>, undefined>('search'),
  },
  actions: {
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'postcode',
  context: { alert: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { 'search.opened': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPostcode',
        src: 'loadPostcode',
        onDone: 'searching',
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.postcodeUnavailable } } },
      },
      on: { 'search.closed': 'closed' },
    },
    searching: {
      invoke: { id: 'search', src: 'search' },
      on: {
        'search.failed': { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.postcodeUnavailable } } },
        'search.closed': 'closed',
        'address.chosen': { target: 'closed', actions: emit(({ event }) => ({ type: 'address.found', address: event.address })) },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'closed' },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { postcodeSilenceMs, type FoundAddress } from '#contract/account/postcode.ts';
import type { PartnerFailure } from '#contract/site/partner-failure.ts';
import { actionStub, callbackActorStub } from './stubs.ts';

type SearchEvent =
  /** The vendor's search responds. */
  | { type: 'search.ready' }
  /** The policy of its page has blocked something that the vendor loads: the search may work all the same. */
  | { type: 'search.blocked' }
  | { type: 'search.closed' }
  | { type: 'search.failed' }
  | { type: 'address.chosen'; address: FoundAddress };

export type PostcodeEvent = SearchEvent | { type: 'search.opened' } | { type: 'alert.dismissed' };

export type PostcodeEmitted = { type: 'address.found'; address: FoundAddress };

/**
 * Postcode search, spec 001 §4, §8, in a frame that is loaded on each use. If the search fails, is blocked or stays
 * silent, the address can be typed until one is chosen in the search: no change at the vendor keeps users from entering
 * one.
 */
export const postcodeMachine = setup({
  types: {
    context: {} as { alert: string; isTypable: boolean },
    events: {} as PostcodeEvent,
    emitted: {} as PostcodeEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    /** Shows the search's frame while the actor runs. */
    search: callbackActorStub<SearchEvent, undefined>('search'),
  },
  actions: {
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    allowTyping: assign({ isTypable: true }),
    endTyping: assign({ isTypable: false }),
    /** Reports to the server, whose operator has to change the settings. */
    reportFailure: actionStub<{ reason: PartnerFailure['reason'] }>('reportFailure'),
  },
  guards: { isTypable: ({ context }) => context.isTypable },
  delays: { silence: postcodeSilenceMs },
}).createMachine({
  id: 'postcode',
  context: { alert: '', isTypable: false },
  initial: 'closed',
  states: {
    closed: {
      on: { 'search.opened': 'open' },
    },
    open: {
      initial: 'loading',
      invoke: { id: 'search', src: 'search' },
      on: {
        'search.failed': {
          target: 'alerting',
          actions: [
            'allowTyping',
            { type: 'reportFailure', params: { reason: 'failed' } },
            { type: 'showAlert', params: { message: accountMessages.postcodeUnavailable } },
          ],
        },
        'search.closed': [{ guard: 'isTypable', target: 'typing' }, { target: 'closed' }],
        'address.chosen': {
          target: 'closed',
          actions: ['endTyping', emit(({ event }) => ({ type: 'address.found', address: event.address }))],
        },
      },
      states: {
        loading: {
          tags: 'busy',
          after: { silence: { target: 'silent', actions: { type: 'reportFailure', params: { reason: 'silent' } } } },
          on: {
            'search.ready': 'searching',
            'search.blocked': { target: 'silent', actions: { type: 'reportFailure', params: { reason: 'blocked' } } },
          },
        },
        searching: {},
        /** The frame stays, since a slow search may still respond. */
        silent: {
          entry: 'allowTyping',
          on: { 'search.ready': 'searching' },
        },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'typing' },
    },
    typing: {
      on: { 'search.opened': 'open' },
    },
  },
});

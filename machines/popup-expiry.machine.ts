import { setup } from 'xstate';
import { hideDurationMs, hidesAt } from '#contract/site/frame-limits.ts';
import { actionStub } from './stubs.ts';

export type PopupExpiryEvent =
  | { type: 'popup.closed' }
  /** `at` and all other times here are in milliseconds since 1970. */
  | { type: 'popup.hidden'; at: number }
  /** Another tab has hidden the popup; `at` is when this tab was notified. */
  | { type: 'popup.hiddenElsewhere'; until: number; at: number };

/**
 * `id` names the popup or the top banner. `hiddenUntil` was stored by an earlier choice of the user; `isClosed` says
 * whether it was closed in this session.
 */
type Input = { id: string; hiddenUntil: number | null; isClosed: boolean; now: number };

/**
 * Decides whether a popup or the top banner is shown, spec 000 §4: the user hides it for a day, with a separate expiry
 * for each, or closes it for the session. Once hidden or closed, it is not shown again until the page is reloaded.
 */
export const popupExpiryMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as PopupExpiryEvent },
  guards: {
    isClosed: ({ context }) => context.isClosed,
    isHidden: ({ context: { hiddenUntil, now } }) => hidesAt(hiddenUntil, now),
    isAhead: (_, { until, at }: { until: number; at: number }) => hidesAt(until, at),
  },
  actions: {
    rememberClosed: actionStub<{ id: string }>('rememberClosed'),
    storeExpiry: actionStub<{ id: string; until: number }>('storeExpiry'),
  },
}).createMachine({
  id: 'popupExpiry',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isClosed', target: 'closed' }, { guard: 'isHidden', target: 'hidden' }, { target: 'shown' }],
    },
    shown: {
      on: {
        'popup.closed': {
          target: 'closed',
          actions: { type: 'rememberClosed', params: ({ context }) => ({ id: context.id }) },
        },
        'popup.hidden': {
          target: 'hidden',
          actions: {
            type: 'storeExpiry',
            params: ({ context, event }) => ({ id: context.id, until: event.at + hideDurationMs }),
          },
        },
        'popup.hiddenElsewhere': { guard: { type: 'isAhead', params: ({ event }) => event }, target: 'hidden' },
      },
    },
    closed: { type: 'final' },
    hidden: { type: 'final' },
  },
});

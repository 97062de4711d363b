import { setup } from 'xstate';
import { hiddenForADay, hidesAt } from '#contract/frame-limits.ts';
import { effectFor } from './provided.ts';

export type PopupExpiryEvent =
  | { type: 'popup.closed' }
  /** `at`, and every other time here: milliseconds since 1970. */
  | { type: 'popup.hidden'; at: number }
  /** Another tab has hidden it; heard `at`. */
  | { type: 'popup.hiddenElsewhere'; until: number; at: number };

/** `id` names the popup, or the top banner; `hiddenUntil` is the stamp that a person's earlier choice left, `isClosed` that of this session. */
type Input = { id: string; hiddenUntil: number | null; isClosed: boolean; now: number };

/**
 * Whether a popup or the top banner is shown, spec 000 §4: hidden for a day by choice, each with a stamp of its own, or closed for
 * the session. Once gone it stays gone until the page is opened again.
 */
export const popupExpiryMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as PopupExpiryEvent },
  guards: {
    isClosed: ({ context }) => context.isClosed,
    isHidden: ({ context: { hiddenUntil, now } }) => hidesAt(hiddenUntil, now),
    isAhead: (_, { until, at }: { until: number; at: number }) => hidesAt(until, at),
  },
  actions: {
    rememberClosed: effectFor<{ id: string }>('rememberClosed'),
    storeExpiry: effectFor<{ id: string; until: number }>('storeExpiry'),
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
        'popup.closed': { target: 'closed', actions: { type: 'rememberClosed', params: ({ context }) => ({ id: context.id }) } },
        'popup.hidden': {
          target: 'hidden',
          actions: { type: 'storeExpiry', params: ({ context, event }) => ({ id: context.id, until: event.at + hiddenForADay }) },
        },
        'popup.hiddenElsewhere': { guard: { type: 'isAhead', params: ({ event }) => event }, target: 'hidden' },
      },
    },
    closed: { type: 'final' },
    hidden: { type: 'final' },
  },
});

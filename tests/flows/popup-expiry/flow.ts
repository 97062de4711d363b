import { hideDurationMs, hidesAt } from '#contract/site/frame-limits.ts';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const input = { id: 'popup-1', hiddenUntil: null, isClosed: false, now };

const actionsOf = actionsIn(popupExpiryMachine);

export const popupExpiryFlow: Flow<typeof popupExpiryMachine> = {
  machine: popupExpiryMachine,
  inputs: [input, { ...input, isClosed: true }, { ...input, hiddenUntil: now + 1 }],
  cases: {
    events: {
      'popup.closed': [{ type: 'popup.closed' }],
      'popup.hidden': [{ type: 'popup.hidden', at: now }],
      'popup.hiddenElsewhere': [{ type: 'popup.hiddenElsewhere', until: now + hideDurationMs, at: now }],
    },
    actors: {},
  },
  properties: {
    'the popup is shown only while it is neither closed nor hidden': (steps) => {
      const { state } = lastOf(steps);
      const { isClosed, hiddenUntil, now: opened } = state.context;
      return !state.matches('shown') || (!isClosed && !hidesAt(hiddenUntil, opened));
    },
    'the user’s choice is stored, and that of another tab is not stored again': (steps) => {
      const step = lastOf(steps);
      const actions = actionsOf(step);
      return actions.includes('rememberClosed') === (step.event.type === 'popup.closed') && actions.includes('storeExpiry') === (step.event.type === 'popup.hidden');
    },
    'closing leads to closed, hiding to hidden': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type === 'xstate.init' || state.value === (event.type === 'popup.closed' ? 'closed' : 'hidden');
    },
  },
};

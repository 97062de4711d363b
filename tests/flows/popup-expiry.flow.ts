import { hiddenForADay } from '#contract/frame-limits.ts';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import type { Flow } from './lib/paths.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const input = { id: 'popup-1', hiddenUntil: null, isClosed: false, now };

export const popupExpiryFlow: Flow<typeof popupExpiryMachine> = {
  machine: popupExpiryMachine,
  inputs: [input, { ...input, isClosed: true }, { ...input, hiddenUntil: now + 1 }],
  cases: {
    events: {
      'popup.closed': [{ type: 'popup.closed' }],
      'popup.hidden': [{ type: 'popup.hidden', at: now }],
      'popup.hiddenElsewhere': [{ type: 'popup.hiddenElsewhere', until: now + hiddenForADay, at: now }],
    },
    actors: {},
  },
};

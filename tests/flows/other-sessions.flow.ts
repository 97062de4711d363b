import { messages } from '#contract/messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { onlyThis, sessions } from './fixtures/sessions.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');

export const otherSessionsFlow: Flow<typeof otherSessionsMachine> = {
  machine: otherSessionsMachine,
  inputs: [undefined],
  project: ({ sessions: listed }) => listed.length,
  cases: {
    events: {
      'list.retried': [{ type: 'list.retried' }],
      'ending.requested': [{ type: 'ending.requested' }],
      'ending.confirmed': [{ type: 'ending.confirmed' }],
      'ending.cancelled': [{ type: 'ending.cancelled' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      loadSessions: { done: [sessions, onlyThis], error: [offline] },
      endOtherSessions: { done: [{ kind: 'ended' }, { kind: 'refused', message: messages.offline }], error: [offline] },
    },
  },
};

import { sessionMachine } from '#machines/session.machine.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');

export const sessionFlow: Flow<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [{ token: null }, { token: 'first' }],
  project: ({ token }) => token,
  cases: {
    events: {
      'token.issued': [{ type: 'token.issued', token: 'first' }, { type: 'token.issued', token: 'second' }],
      'token.rejected': [{ type: 'token.rejected', token: 'first' }, { type: 'token.rejected', token: 'second' }],
      'token.changedElsewhere': [
        { type: 'token.changedElsewhere', token: null },
        { type: 'token.changedElsewhere', token: 'first' },
        { type: 'token.changedElsewhere', token: 'second' },
      ],
      'member.withdrew': [{ type: 'member.withdrew' }],
      'farewell.ended': [{ type: 'farewell.ended' }],
      'login.required': [{ type: 'login.required', path: '/mypage' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'logout.requested': [{ type: 'logout.requested' }],
      'logout.confirmed': [{ type: 'logout.confirmed' }],
      'logout.cancelled': [{ type: 'logout.cancelled' }],
    },
    actors: { endSession: { done: [undefined], error: [offline] } },
  },
};

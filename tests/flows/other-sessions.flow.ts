import { messages } from '#contract/messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { onlyThis, sessions } from './fixtures/sessions.ts';
import { lastOf, latestOutput } from './lib/history.ts';
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
  properties: {
    'nothing is ended but what is there and was confirmed': (steps) => {
      const { event, state } = lastOf(steps);
      return !state.matches('ending') || (event.type === 'ending.confirmed' && steps.at(-2)?.state.value === 'confirming' && state.context.sessions.some(({ isCurrent }) => !isCurrent));
    },
    'the other sessions leave the list if and only if the server has ended them': (steps) => {
      const { context } = lastOf(steps).state;
      const listed = latestOutput(steps, 'loadSessions') ?? [];
      const isEnded = steps.some(({ event }) => event.type === 'xstate.done.actor.endOtherSessions' && event.output.kind === 'ended');
      return isEnded ? context.sessions.length === 1 && context.sessions.every(({ isCurrent }) => isCurrent) : JSON.stringify(context.sessions) === JSON.stringify(listed);
    },
  },
};

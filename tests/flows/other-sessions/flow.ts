import { messages } from '#contract/shared/messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { onlyThis, sessions } from '#tests/fixtures/sessions.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const offline = new TypeError('Failed to fetch');
const [current, phone] = sessions;
if (!current || !phone) throw new Error('The sessions are this one and others');

const actionsOf = actionsIn(otherSessionsMachine);

export const otherSessionsFlow: Flow<typeof otherSessionsMachine> = {
  machine: otherSessionsMachine,
  inputs: [undefined],
  contextKey: ({ sessions: listed, chosen }) => [listed.length, chosen === null],
  cases: {
    events: {
      'list.retried': [{ type: 'list.retried' }],
      'ending.requested': [{ type: 'ending.requested', session: phone }, { type: 'ending.requested', session: current }],
      'endingAll.requested': [{ type: 'endingAll.requested' }],
      'ending.confirmed': [{ type: 'ending.confirmed' }],
      'ending.cancelled': [{ type: 'ending.cancelled' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      loadSessions: { done: [sessions, onlyThis], error: [offline] },
      endSessions: { done: [{ kind: 'ended' }, { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }, { kind: 'refused', message: messages.offline }], error: [offline] },
    },
  },
  properties: {
    'only listed sessions are ended, and only after a confirmation': (steps) => {
      const { event, state } = lastOf(steps);
      if (!state.matches('ending')) return true;
      const { sessions: listed, chosen } = state.context;
      const isListed = listed.some(({ id, isCurrent }) => !isCurrent && (chosen === null || chosen.id === id));
      return event.type === 'ending.confirmed' && steps.at(-2)?.state.value === 'confirming' && isListed;
    },
    'the current session is never ended': (steps) => lastOf(steps).state.context.chosen?.isCurrent !== true,
    'a session leaves the list if and only if the server has ended it': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state.context.sessions ?? [];
      if (event.type === 'xstate.done.actor.loadSessions') return state.context.sessions === event.output;
      const isEnded = event.type === 'xstate.done.actor.endSessions' && event.output.kind === 'ended';
      const { chosen } = state.context;
      const expected = isEnded ? before.filter(({ id, isCurrent }) => isCurrent || (chosen !== null && chosen.id !== id)) : before;
      return JSON.stringify(state.context.sessions) === JSON.stringify(expected);
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('notifyLapse') === (step.event.type === 'xstate.done.actor.endSessions' && step.event.output.kind === 'unconfirmed');
    },
  },
};

import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ownDataMachine } from '#machines/own-data.machine.ts';
import { actionsIn, enters, lastOf, since } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const offline = new TypeError('Failed to fetch');

const actionsOf = actionsIn(ownDataMachine);

export const ownDataFlow: Flow<typeof ownDataMachine> = {
  machine: ownDataMachine,
  inputs: [undefined],
  contextKey: ({ format, savedFile }) => [format, savedFile],
  cases: {
    events: {
      'download.requested': [{ type: 'download.requested', format: 'html' }, { type: 'download.requested', format: 'json' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      saveOwnData: {
        done: [
          { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.html' },
          { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
          { kind: 'refused', message: messages.offline },
        ],
        error: [offline],
      },
    },
  },
  properties: {
    'a file is created once per request, in the requested format': (steps) => {
      const { event, state, taken } = lastOf(steps);
      if (!enters({ event, taken }, 'ownData.saving')) return true;
      return event.type === 'download.requested' && state.context.format === event.format && steps.at(-2)?.state.value === 'idle';
    },
    'a file is shown as saved if and only if the latest request saved it': (steps) => {
      const saved = since(steps, 'download.requested').find(({ event }) => event.type === 'xstate.done.actor.saveOwnData' && event.output.kind === 'saved');
      return lastOf(steps).state.context.savedFile === (saved?.event.output.fileName ?? null);
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('notifyLapse') === (step.event.type === 'xstate.done.actor.saveOwnData' && step.event.output.kind === 'unconfirmed');
    },
  },
};

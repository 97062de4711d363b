import { idCheckMachine } from '#machines/id-check.machine.ts';
import { enters, lastOf, latest } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

export const idCheckFlow: Flow<typeof idCheckMachine> = {
  machine: idCheckMachine,
  inputs: [undefined, { checkedId: 'newgolfer1' }],
  cases: {
    events: {
      'check.pressed': [{ type: 'check.pressed', serviceId: 'newgolfer1' }, { type: 'check.pressed', serviceId: '골프' }],
      'id.taken': [{ type: 'id.taken' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'change.confirmed': [{ type: 'change.confirmed' }],
      'change.cancelled': [{ type: 'change.cancelled' }],
    },
    actors: {
      checkServiceId: {
        done: [{ kind: 'available' }, { kind: 'refused', message: '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.' }],
        error: [new TypeError('Failed to fetch')],
      },
    },
  },
  properties: {
    'an ID is checked only if the server has reported that ID as available, now or before the form was left': (steps) => {
      const { state } = lastOf(steps);
      if (steps[0]?.state.matches('checked') && steps.every((step) => ['checked', 'confirmingChange'].includes(step.state.value))) return state.context.serviceId === 'newgolfer1';
      const sinceCheck = steps.slice(Math.max(0, steps.findLastIndex((step) => enters(step, 'idCheck.checking'))));
      const isAvailable = latest(sinceCheck, 'xstate.done.actor.checkServiceId')?.event.output.kind === 'available';
      return !(state.matches('checked') || state.matches('confirmingChange')) || (isAvailable && sinceCheck[0]?.event.serviceId === state.context.serviceId);
    },
    'an ID that the user changes, or that was taken meanwhile, becomes unchecked and is cleared': (steps) => {
      const { event, state } = lastOf(steps);
      return !(event.type === 'change.confirmed' || event.type === 'id.taken') || (state.value === 'unchecked' && state.context.serviceId === '');
    },
    'an ID that is being checked is not requested again': (steps) =>
      lastOf(steps).event.type !== 'check.pressed' || steps.at(-2)?.state.matches('checking') === false,
  },
};

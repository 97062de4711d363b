import { idCheckMachine } from '#machines/id-check.machine.ts';
import type { Flow } from './lib/paths.ts';

export const idCheckFlow: Flow<typeof idCheckMachine> = {
  machine: idCheckMachine,
  inputs: [undefined],
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
};

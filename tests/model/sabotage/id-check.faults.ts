import type { Fault } from './fault.ts';

export const idCheckFaults: readonly Fault[] = [
  {
    fault: 'a cancelled change unchecks the ID',
    find: `'change.cancelled': 'checked'`,
    replace: `'change.cancelled': 'unchecked'`,
  },
  {
    fault: 'an invalid ID is requested',
    find: `            guard: { type: 'isWellFormed', params: ({ event }) => event },\n`,
    replace: '',
  },
  {
    fault: 'an unchecked ID is not cleared',
    find: `      entry: 'clearId',\n`,
    replace: '',
  },
  {
    fault: 'a failed check shows no alert',
    find: `onError: { target: 'alertingRefused', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'unchecked'`,
  },
  {
    fault: 'the ID is checked again while it is being checked',
    find: `checking: {\n      tags: 'busy',`,
    replace: `checking: {\n      tags: 'busy',\n      on: { 'check.pressed': { target: 'checking', reenter: true } },`,
  },
];

import type { Fault } from './fault.ts';

export const idCheckFaults: readonly Fault[] = [
  {
    fault: 'a change thought better of unchecks the id',
    find: `'change.cancelled': 'checked'`,
    replace: `'change.cancelled': 'unchecked'`,
  },
  {
    fault: 'an ill-formed id is asked for',
    find: `            guard: { type: 'isWellFormed', params: ({ event }) => event },\n`,
    replace: '',
  },
  {
    fault: 'an unchecked id is remembered',
    find: `      entry: 'forgetId',\n`,
    replace: '',
  },
  {
    fault: 'a check that failed says nothing',
    find: `onError: { target: 'alertingRefused', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'unchecked'`,
  },
  {
    fault: 'the id is checked again while it is being checked',
    find: `checking: {\n      tags: 'busy',`,
    replace: `checking: {\n      tags: 'busy',\n      on: { 'check.pressed': { target: 'checking', reenter: true } },`,
  },
];

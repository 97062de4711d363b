import type { Fault } from './fault.ts';

export const verificationReturnFaults: readonly Fault[] = [
  {
    fault: 'a severed window alerts an abnormal access',
    find: `{ guard: 'isSevered', target: 'delivering' }`,
    replace: `{ guard: 'isSevered', target: 'alerting' }`,
  },
  {
    fault: 'a late confirmation is ignored',
    find: `on: { 'answer.confirmed': 'delivered' },\n      states: {\n        waiting: {`,
    replace: `states: {\n        waiting: {\n          on: { 'answer.confirmed': '#verificationReturn.delivered' },`,
  },
  {
    fault: 'the channel is closed when the confirmation is late',
    find: `after: { confirmTimeout: 'unconfirmed' }`,
    replace: `after: { confirmTimeout: '#verificationReturn.left' }`,
  },
  {
    fault: 'the wait never ends',
    find: `          after: { confirmTimeout: 'unconfirmed' },\n`,
    replace: '',
  },
  {
    fault: 'a page opened by hand stays after its alert',
    find: `'alert.dismissed': 'left'`,
    replace: `'alert.dismissed': 'alerting'`,
  },
];

import type { Fault } from './fault.ts';

export const inquiryFaults: readonly Fault[] = [
  {
    fault: 'what was sent is asked for again',
    find: `'alert.dismissed': 'sent'`,
    replace: `'alert.dismissed': 'editing'`,
  },
  {
    fault: 'what is wrong is sent',
    find: `{ guard: 'isAcceptable', target: 'sending' }`,
    replace: `{ target: 'sending' }`,
  },
  {
    fault: 'a sent draft stays in the tab',
    find: `['forget', 'dropDraft']`,
    replace: `['forget']`,
  },
  {
    fault: 'a failure looks like a success',
    find: `onError: 'failed'`,
    replace: `onError: 'alertingSent'`,
  },
  {
    fault: 'sent again it is another inquiry',
    find: 'context.key ?? key',
    replace: 'key',
  },
];

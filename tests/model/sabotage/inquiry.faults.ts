import type { Fault } from './fault.ts';

export const inquiryFaults: readonly Fault[] = [
  {
    fault: 'a sent form is shown again',
    find: `'alert.dismissed': 'sent'`,
    replace: `'alert.dismissed': 'editing'`,
  },
  {
    fault: 'an invalid form is sent',
    find: `{ guard: 'isAcceptable', target: 'sending' }`,
    replace: `{ target: 'sending' }`,
  },
  {
    fault: 'a sent draft stays in the tab',
    find: `['clearForm', 'removeDraft']`,
    replace: `['clearForm']`,
  },
  {
    fault: 'a failure looks like a success',
    find: `onError: 'failed'`,
    replace: `onError: 'alertingSent'`,
  },
  {
    fault: 'a retry has a new idempotency key',
    find: 'context.key ?? key',
    replace: 'key',
  },
];

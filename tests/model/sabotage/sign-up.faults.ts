import type { Fault } from './fault.ts';

export const signUpFaults: readonly Fault[] = [
  {
    fault: 'a company skips its check',
    find: `{ guard: 'isOfCorporation', target: '#signUp.checkingCorporation' }`,
    replace: `{ guard: 'isOfCorporation', target: '#signUp.verifying' }`,
  },
  {
    fault: 'an unchecked id is registered',
    find: 'isComplete(values) && context.checkedId === values.serviceId',
    replace: 'isComplete(values)',
  },
  {
    fault: 'the registration is kept',
    find: `          exit: 'forgetRegistration',\n`,
    replace: '',
  },
  {
    fault: 'a search that failed looks like an unknown member',
    find: `onError: { target: 'alertingUnanswered', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'informing'`,
  },
  {
    fault: 'a look-up without an answer is passed by a step back',
    find: `      entry: 'forgetIdentity',\n`,
    replace: '',
  },
  {
    fault: 'a verification that lapsed is made anew by anybody',
    find: `guard: { type: 'isSamePerson', params: ({ event }) => event.output },\n                target: 'editing',`,
    replace: `target: 'editing',`,
  },
  {
    fault: 'a step back from the form forgets what was typed',
    find: `{ target: '#signUp.agreeing', actions: { type: 'keepValues', params: ({ event }) => event } }`,
    replace: `{ target: '#signUp.agreeing' }`,
  },
  {
    fault: 'the registration is sent again while it is being sent',
    find: `submitting: {\n          tags: 'busy',`,
    replace: `submitting: {\n          tags: 'busy',\n          on: { 'form.submitted': { target: 'submitting', reenter: true, actions: { type: 'keepRegistration', params: ({ event }) => event } } },`,
  },
];

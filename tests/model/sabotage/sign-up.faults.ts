import type { Fault } from './fault.ts';

export const signUpFaults: readonly Fault[] = [
  {
    fault: 'a company skips its check',
    find: `{ guard: 'isOfCorporation', target: '#signUp.checkingCorporation' }`,
    replace: `{ guard: 'isOfCorporation', target: '#signUp.verifying' }`,
  },
  {
    fault: 'a company that was replaced after the verification is not looked up',
    find: `{ guard: 'isOfCorporation', target: 'lookingUp' }, { target: 'informing' }`,
    replace: `{ target: 'informing' }`,
  },
  {
    fault: 'another person gets the typed values',
    find: `...(person !== null && person !== identity.ci && nothingTyped),`,
    replace: '',
  },
  {
    fault: 'an unchecked ID is registered',
    find: 'isComplete(values) && context.checkedId === values.serviceId',
    replace: 'isComplete(values)',
  },
  {
    fault: 'the registration is not cleared',
    find: `          exit: 'clearRegistration',\n`,
    replace: '',
  },
  {
    fault: 'a failed look-up is treated as an unknown member',
    find: `onError: { target: 'alertingUnanswered', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'informing'`,
  },
  {
    fault: 'a step back skips a look-up without a response',
    find: `      entry: 'clearIdentity',\n`,
    replace: '',
  },
  {
    fault: 'an expired verification can be repeated by another person',
    find: `guard: { type: 'isSamePerson', params: ({ event }) => event.output },\n                target: 'editing',`,
    replace: `target: 'editing',`,
  },
  {
    fault: 'a step back from the form clears the typed values',
    find: `{ target: '#signUp.agreeing', actions: { type: 'setValues', params: ({ event }) => event } }`,
    replace: `{ target: '#signUp.agreeing' }`,
  },
  {
    fault: 'the registration is sent again while it is being sent',
    find: `submitting: {\n          tags: 'busy',`,
    replace: `submitting: {\n          tags: 'busy',\n          on: { 'form.submitted': { target: 'submitting', reenter: true, actions: { type: 'setRegistration', params: ({ event }) => event } } },`,
  },
];

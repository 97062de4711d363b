import { accountMessages } from '#contract/account/account-messages.ts';
import { memberByDi } from '#contract/account/find.ts';
import { signUp } from '#contract/account/sign-up.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const { invalidVerification, existingMember, serviceIdTaken, unknownMember, verificationLapsed } = accountMessages;

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideSignUp(client), [
  {
    actor: 'lookUpMember',
    endpoint: memberByDi,
    recognizedMessages: [unknownMember, invalidVerification],
    quiet: { [`400 ${unknownMember}`]: 'A user who is not a member continues to the form.' },
  },
  {
    actor: 'register',
    endpoint: signUp,
    recognizedMessages: [serviceIdTaken, invalidVerification, existingMember],
    own: { [`400 ${invalidVerification}`]: verificationLapsed },
  },
]);

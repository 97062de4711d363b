import { signInStaff } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { provideStaffSignIn } from '#src/admin/sign-in/actors.ts';
import { defineCalls, staffClient } from '../lib/calls.ts';

/** The call of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideStaffSignIn(staffClient), [
  { actor: 'signIn', endpoint: signInStaff, recognizedMessages: [staffMessages.wrongCredentials] },
]);

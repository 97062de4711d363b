import { requestStaffPasskey, signInByStaffPasskey } from '#contract/staff/passkey.ts';
import { signInStaff } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { provideStaffSignIn } from '#src/admin/sign-in/actors.ts';
import { answeringPrompt, passkeyRequest } from '#tests/fixtures/passkeys.ts';
import { defineCalls, staffClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideStaffSignIn(staffClient, answeringPrompt), [
  { actor: 'signIn', endpoint: signInStaff, recognizedMessages: [staffMessages.wrongCredentials] },
  { actor: 'signInByPasskey', endpoint: requestStaffPasskey },
  {
    actor: 'signInByPasskey',
    endpoint: signInByStaffPasskey,
    before: { [requestStaffPasskey.path]: passkeyRequest },
  },
]);

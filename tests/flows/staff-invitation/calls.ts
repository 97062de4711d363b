import { acceptInvitation, openInvitation } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { provideStaffInvitation } from '#src/admin/invitation/actors.ts';
import { anyEnding, defineCalls, staffClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideStaffInvitation(staffClient), [
  {
    actor: 'openInvitation',
    endpoint: openInvitation,
    recognizedMessages: [staffMessages.invitationInvalid],
    quiet: { [anyEnding]: 'The page shows the message in place of the invitation.' },
  },
  {
    actor: 'acceptInvitation',
    endpoint: acceptInvitation,
    recognizedMessages: [staffMessages.wrongCode, staffMessages.invitationInvalid],
    quiet: { [`400 ${staffMessages.invitationInvalid}`]: 'The page shows the message in place of the invitation.' },
  },
]);

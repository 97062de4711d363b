import { sendInquiry } from '#contract/membership/inquiry.ts';
import { inquiryAlerts } from '#machines/inquiry.machine.ts';
import { provideInquiry } from '#src/features/membership/inquiry/actors.ts';
import { anyEnding, client, defineCalls } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideInquiry(client), [
  { actor: 'send', endpoint: sendInquiry, own: { [anyEnding]: inquiryAlerts.failed } },
]);

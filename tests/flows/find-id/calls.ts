import { accountMessages } from '#contract/account/account-messages.ts';
import { findCorporation, findId } from '#contract/account/find.ts';
import { provideFindId } from '#src/features/find-id/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const { invalidVerification, unknownMember } = accountMessages;

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideFindId(client), [
  { actor: 'findCorporation', endpoint: findCorporation, recognizedMessages: [unknownMember] },
  { actor: 'findId', endpoint: findId, recognizedMessages: [unknownMember, invalidVerification] },
]);

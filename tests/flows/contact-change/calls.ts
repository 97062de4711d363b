import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChanges,
  sendEmailCode,
} from '#contract/account/contact-change.ts';
import { provideContactChange } from '#src/features/my-page/contact-change/actors.ts';
import { anyEnding, client, defineCalls, queryClient } from '../lib/calls.ts';

const replacesList = { [anyEnding]: 'The error replaces the list, with a retry button.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideContactChange(client, queryClient), [
  { actor: 'loadChanges', endpoint: contactChanges, quiet: replacesList },
  { actor: 'confirmEmail', endpoint: confirmEmail },
  { actor: 'sendCode', endpoint: sendEmailCode },
  { actor: 'confirmMobile', endpoint: confirmMobile },
  { actor: 'cancelChange', endpoint: cancelContactChange },
]);

import { signIn } from '#contract/account/member.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { messages } from '#contract/shared/messages.ts';
import { getSetting } from '#contract/site/setting.ts';
import { provideLogin } from '#src/features/login/actors.ts';
import { answeringPrompt, passkeyRequest } from '#tests/fixtures/passkeys.ts';
import { anyEnding, client, defineCalls, queryClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideLogin(client, queryClient, answeringPrompt), [
  { actor: 'checkReservation', endpoint: getSetting, own: { [anyEnding]: messages.systemError } },
  { actor: 'signIn', endpoint: signIn, recognizedMessages: [messages.wrongCredentials] },
  { actor: 'askPasskey', endpoint: requestPasskey },
  { actor: 'askPasskey', endpoint: checkPasskey, before: { [requestPasskey.path]: passkeyRequest } },
  { actor: 'checkReservationById', endpoint: getSetting, own: { [anyEnding]: messages.systemError } },
  { actor: 'signInByPasskey', endpoint: signInByPasskey },
]);

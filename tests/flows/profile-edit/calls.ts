import { me } from '#contract/account/member.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { provideProfileEdit } from '#src/features/profile-edit/actors.ts';
import { client, defineCalls, draft, queryClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideProfileEdit(client, queryClient, draft), [
  { actor: 'checkPassword', endpoint: checkPassword },
  { actor: 'checkPassword', endpoint: me, before: { [checkPassword.path]: { access_token: 'token.renewed' } } },
  { actor: 'saveProfile', endpoint: modifyProfile },
]);

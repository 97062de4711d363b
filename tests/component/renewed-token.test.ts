import { expect, test } from 'vitest';
import { me } from '#contract/account/member.ts';
import { checkPassword } from '#contract/account/profile.ts';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { fakeServer, invalidTokenResponse, ok } from './api/fake-server.ts';

async function signInWith(token: string) {
  window.localStorage.setItem('token', token);
  const { client, session, queryClient } = createServices('https://site.example');
  queryClient.setQueryData(['member', 'me'], member01);
  return {
    client,
    state: () => [
      session.getSnapshot().value,
      session.getSnapshot().context.token,
      window.localStorage.getItem('token'),
      queryClient.getQueryData(['member', 'me']),
    ],
  };
}

const stateWith = (token: string) => [{ authenticated: 'browsing' }, token, token, member01];

test('the token of a password check is stored, and the member data stays', async () => {
  fakeServer(ok({ access_token: 'first.renewed' }));
  const { client, state } = await signInWith('first');
  await client(checkPassword, { body: { password: 'Golf2026!a' } });
  expect(state()).toEqual(stateWith('first.renewed'));
});

test('a token that another tab has just renewed is read from the storage when the server rejects the previous one', async () => {
  const requests = fakeServer(invalidTokenResponse, ok(member01));
  const { client, state } = await signInWith('first');
  window.localStorage.setItem('token', 'first.renewed');
  expect(await client(me, {})).toEqual(member01);
  expect([requests.map(({ authorization }) => authorization), state()]).toEqual([
    ['Bearer first', 'Bearer first.renewed'],
    stateWith('first.renewed'),
  ]);
});

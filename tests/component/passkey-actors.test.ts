import { describe, expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { createClient } from '#src/api/client.ts';
import { providePasskeys } from '#src/features/profile-edit/passkeys/actors.ts';
import { answeringPrompt, attestation, passkeyCreation, passkeys } from '#tests/fixtures/passkeys.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { runActor } from './lib/run-actor.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const { addPasskey, loadPasskeys, removePasskey, renamePasskey } = providePasskeys(client, answeringPrompt)
  .implementations.actors;
const [passkey] = passkeys;
const api = 'https://site.example/api/v1/my/passkeys';

describe('adding', () => {
  test('creates a passkey for the offer of the server, and sends it with its name', async () => {
    const requests = fakeServer(ok(passkeyCreation), ok(passkey));
    expect(await runActor(addPasskey, { name: '내 휴대폰' })).toEqual({ kind: 'added', passkey });
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      [`${api}/offer`, null],
      [`${api}/add`, { name: '내 휴대폰', attestation }],
    ]);
  });

  test('sends nothing if the user creates none', async () => {
    const outcome = { kind: 'refused', message: passkeyMessages.addingCancelled };
    const declining = providePasskeys(client, async () => ({ createPasskey: async () => outcome }) as never);
    const requests = fakeServer(ok(passkeyCreation));
    expect(await runActor(declining.implementations.actors.addPasskey, { name: '내 휴대폰' })).toEqual(outcome);
    expect(requests.length).toBe(1);
  });

  test('without a password check leads back to it', async () => {
    fakeServer(errorResponse(403, '403', myPageMessages.passwordCheckRequired));
    expect(await runActor(addPasskey, { name: '내 휴대폰' })).toEqual({
      kind: 'unconfirmed',
      message: myPageMessages.passwordCheckRequired,
    });
  });
});

test('the list, a new name and a removal are those of the server', async () => {
  const requests = fakeServer(ok(passkeys), ok({ ...passkey, name: '새 이름' }), ok(null));
  expect([
    await runActor(loadPasskeys, undefined),
    await runActor(renamePasskey, { id: 1, name: '새 이름' }),
    await runActor(removePasskey, { id: 1 }),
  ]).toEqual([passkeys, { kind: 'renamed', passkey: { ...passkey, name: '새 이름' } }, { kind: 'removed' }]);
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', api, null],
    ['POST', `${api}/rename`, { id: 1, name: '새 이름' }],
    ['POST', `${api}/remove`, { id: 1 }],
  ]);
});

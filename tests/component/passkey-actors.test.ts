import { describe, expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { provideStaffPasskeys } from '#src/admin/account/actors.ts';
import { createStaffClient } from '#src/admin/api/call.ts';
import { provideStaffSignIn } from '#src/admin/sign-in/actors.ts';
import { createClient } from '#src/api/client.ts';
import { providePasskeys } from '#src/features/profile-edit/passkeys/actors.ts';
import {
  answeringPrompt,
  assertion,
  attestation,
  passkeyCreation,
  passkeyRequest,
  passkeys,
} from '#tests/fixtures/passkeys.ts';
import { clerk } from '#tests/fixtures/staff.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { runActor } from './lib/run-actor.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const staffClient = createStaffClient('https://site.example');
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

describe('of the staff', () => {
  const officeApi = 'https://site.example/admin/api';
  const { addPasskey: add, removePasskey: remove } = provideStaffPasskeys(staffClient, answeringPrompt).implementations
    .actors;

  test('adding sends the answer to the offer, with its name', async () => {
    const requests = fakeServer(ok(passkeyCreation), ok(passkey));
    expect(await runActor(add, { name: '내 휴대폰' })).toEqual({ kind: 'added', passkey });
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      [`${officeApi}/my/passkeys/offer`, null],
      [`${officeApi}/my/passkeys/add`, { name: '내 휴대폰', attestation }],
    ]);
  });

  test('a refusal of the server is an outcome', async () => {
    fakeServer(errorResponse(400, '400', passkeyListMessages.tooMany));
    expect(await runActor(add, { name: '내 휴대폰' })).toEqual({
      kind: 'refused',
      message: passkeyListMessages.tooMany,
    });
    fakeServer(ok(null));
    expect(await runActor(remove, { id: 1 })).toEqual({ kind: 'removed' });
  });

  test('a login sends the answer to a challenge; a prompt that the user cancels sends nothing more', async () => {
    const requests = fakeServer(ok(passkeyRequest), ok(clerk));
    const { signInByPasskey } = provideStaffSignIn(staffClient, answeringPrompt).implementations.actors;
    expect(await runActor(signInByPasskey, undefined)).toEqual({ kind: 'signedIn', staff: clerk });
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      [`${officeApi}/passkey/request`, null],
      [`${officeApi}/passkey/sign-in`, { secret: passkeyRequest.secret, assertion }],
    ]);
    const outcome = { kind: 'refused', message: passkeyMessages.cancelled };
    const declining = provideStaffSignIn(staffClient, async () => ({ usePasskey: async () => outcome }) as never);
    const asked = fakeServer(ok(passkeyRequest));
    expect(await runActor(declining.implementations.actors.signInByPasskey, undefined)).toEqual(outcome);
    expect(asked.length).toBe(1);
  });
});

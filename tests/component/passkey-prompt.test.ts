import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { createPasskey, usePasskey } from '#src/shared/passkey/prompt.ts';
import { assertion, attestation, passkeyCreation, passkeyRequest } from '#tests/fixtures/passkeys.ts';

const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');
const bufferOf = (base64url: string) => Uint8Array.from(bytesOf(base64url)).buffer;
const credentials = { get: vi.fn(), create: vi.fn() };
const named = (name: string) => Object.assign(new Error('said by the browser'), { name });

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', { credentials });
});
afterEach(() => void vi.resetAllMocks());

const answer = {
  id: assertion.id,
  rawId: bufferOf(assertion.id),
  type: 'public-key',
  response: {
    clientDataJSON: bufferOf(assertion.response.clientDataJSON),
    authenticatorData: bufferOf(assertion.response.authenticatorData),
    signature: bufferOf(assertion.response.signature),
    userHandle: bufferOf(assertion.response.userHandle),
  },
  getClientExtensionResults: () => ({ more: true }),
};
const created = {
  ...answer,
  response: {
    clientDataJSON: bufferOf(attestation.response.clientDataJSON),
    attestationObject: bufferOf(attestation.response.attestationObject),
    getTransports: () => ['internal', 'by thought'],
    getPublicKey: () => null,
  },
};

/** What 43 letters become: base64url of 32 bytes, whose last letter has four unused bits. */
const rounded = (text: string) => bytesOf(text).toString('base64url');

describe('a login', () => {
  test('returns what the server checks, and nothing more', async () => {
    credentials.get.mockResolvedValue(answer);
    const bytes = rounded(assertion.id);
    expect(await usePasskey(passkeyRequest.options)).toEqual({
      kind: 'answered',
      assertion: {
        id: assertion.id,
        type: 'public-key',
        response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
      },
    });
    expect(credentials.get.mock.calls[0]?.[0]).toMatchObject({
      publicKey: { rpId: 'site.example', userVerification: 'required', allowCredentials: undefined },
    });
  });

  test.each([
    ['NotAllowedError', passkeyMessages.cancelled],
    ['AbortError', passkeyMessages.cancelled],
    ['SecurityError', passkeyMessages.unsupported],
    ['NotSupportedError', passkeyMessages.unsupported],
    ['UnknownError', passkeyMessages.unsupported],
  ])('that ends with %s is refused with its message', async (name, message) => {
    credentials.get.mockRejectedValue(named(name));
    expect(await usePasskey(passkeyRequest.options)).toEqual({ kind: 'refused', message });
  });

  test('that ends with any other error fails', async () => {
    credentials.get.mockRejectedValue(named('TypeError'));
    await expect(usePasskey(passkeyRequest.options)).rejects.toThrow('said by the browser');
    credentials.get.mockRejectedValue(named('InvalidStateError'));
    await expect(usePasskey(passkeyRequest.options)).rejects.toThrow('said by the browser');
  });
});

describe('a new passkey', () => {
  test('returns what the server checks, and nothing more', async () => {
    credentials.create.mockResolvedValue(created);
    const bytes = rounded(attestation.id);
    expect(await createPasskey(passkeyCreation)).toEqual({
      kind: 'created',
      attestation: {
        id: attestation.id,
        type: 'public-key',
        response: { clientDataJSON: bytes, attestationObject: bytes, transports: ['internal', 'by thought'] },
      },
    });
  });

  test.each([
    ['NotAllowedError', passkeyMessages.addingCancelled],
    ['InvalidStateError', passkeyMessages.alreadyAdded],
    ['ConstraintError', passkeyMessages.addingUnsupported],
    ['SecurityError', passkeyMessages.addingUnsupported],
  ])('that ends with %s is refused with its message', async (name, message) => {
    credentials.create.mockRejectedValue(named(name));
    expect(await createPasskey(passkeyCreation)).toEqual({ kind: 'refused', message });
  });
});

test('a browser without passkeys is told so before it is asked', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect([await usePasskey(passkeyRequest.options), await createPasskey(passkeyCreation)]).toEqual([
    { kind: 'refused', message: passkeyMessages.unsupported },
    { kind: 'refused', message: passkeyMessages.addingUnsupported },
  ]);
  expect([credentials.get.mock.calls, credentials.create.mock.calls]).toEqual([[], []]);
});

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Attestation, PasskeyCreation } from '#contract/account/passkey.ts';
import type { Assertion, PasskeyRequest } from '#contract/account/passkey-sign-in.ts';

type Ceremony = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
};

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const uint = (value: number, length: 2 | 4) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** CBOR (RFC 8949) of what an attestation has: short texts and maps, small numbers, byte strings. */
const cbor = {
  head: (type: number, value: number) =>
    value < 24
      ? Buffer.from([(type << 5) | value])
      : value < 256
        ? Buffer.from([(type << 5) | 24, value])
        : Buffer.concat([Buffer.from([(type << 5) | 25]), uint(value, 2)]),
  int: (value: number) => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  bytes: (value: Buffer) => Buffer.concat([cbor.head(2, value.length), value]),
  text: (value: string) => Buffer.concat([cbor.head(3, Buffer.byteLength(value)), Buffer.from(value)]),
  list: (items: readonly Buffer[]) => Buffer.concat([cbor.head(4, items.length), ...items]),
  map: (entries: readonly (readonly [Buffer, Buffer])[]) =>
    Buffer.concat([cbor.head(5, entries.length), ...entries.flat()]),
};

const flagsOf = (isVerified: boolean, hasKey: boolean) => 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The site as the tests reach it. */
const site = { origin: 'http://localhost', rpId: 'localhost' };

/** An authenticator with one ES256 key, for whatever it is asked, and its browser. */
export function createAuthenticator(id: Buffer = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => cbor.bytes(Buffer.from(text, 'base64url'));
  const coseKey = cbor.map([
    [cbor.int(1), cbor.int(2)],
    [cbor.int(3), cbor.int(-7)],
    [cbor.int(-1), cbor.int(1)],
    [cbor.int(-2), coordinate(x)],
    [cbor.int(-3), coordinate(y)],
  ]);
  const dataOf = ({ rpId = site.rpId, isVerified = true, counter = 0 }: Ceremony, attested?: Buffer) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flagsOf(isVerified, attested !== undefined)]),
      uint(counter, 4),
      attested ?? Buffer.alloc(0),
    ]);
  const credential = { id: base64url(id), type: 'public-key' as const };
  let userHandle = '';
  return {
    id: credential.id,
    /** The passkey as an authenticator stores it, for one of the DevTools protocol. */
    stored: (rpId = site.rpId) => ({
      credentialId: id.toString('base64'),
      isResidentCredential: true,
      rpId,
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      userHandle: Buffer.from(userHandle, 'base64url').toString('base64'),
      signCount: 0,
    }),
    /** Creates the passkey; `statement` replaces the empty attestation. */
    create(
      options: PasskeyCreation,
      { origin = site.origin, challenge = options.challenge, ...ceremony }: Ceremony = {},
      statement: Statement = { format: 'none', entries: [] },
    ): Attestation {
      userHandle = options.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey]);
      const attestationObject = cbor.map([
        [cbor.text('fmt'), cbor.text(statement.format)],
        [cbor.text('attStmt'), cbor.map(statement.entries)],
        [cbor.text('authData'), cbor.bytes(dataOf(ceremony, attested))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'hybrid', 'by thought'],
        },
      };
    },
    /** Signs a challenge; by `asUser`, in the name of another user. */
    get(
      { options }: Pick<PasskeyRequest, 'options'>,
      { origin = site.origin, challenge = options.challenge, ...ceremony }: Ceremony = {},
      asUser = userHandle,
    ): Assertion {
      const clientDataJSON = clientData('webauthn.get', challenge, origin);
      const authenticatorData = dataOf(ceremony);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: asUser,
        },
      };
    },
  };
}

type Statement = { readonly format: string; readonly entries: readonly (readonly [Buffer, Buffer])[] };

/** An attestation statement with a certificate. */
export const certified = (certificate: Buffer): Statement => ({
  format: 'packed',
  entries: [
    [cbor.text('alg'), cbor.int(-7)],
    [cbor.text('sig'), cbor.bytes(Buffer.alloc(8))],
    [cbor.text('x5c'), cbor.list([cbor.bytes(certificate)])],
  ],
});

export type Authenticator = ReturnType<typeof createAuthenticator>;

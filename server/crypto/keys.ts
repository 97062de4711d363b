import { hkdfSync } from 'node:crypto';
import type * as z from 'zod/mini';
import { keyedHash } from './digest.ts';
import { seal, unseal } from './seal.ts';

/** Purposes of sealing, each with its own subkey. */
export type SealPurpose =
  | 'hash key'
  | 'identifier across services'
  | 'verified person'
  | 'provider token'
  | 'provider request'
  | 'provider answer'
  | 'sandbox attempt'
  | 'consultation'
  | 'idempotent answer'
  | 'mail'
  | 'client address'
  | 'authenticator secret'
  | 'handling step';
/** Purposes of hashing, each with its own subkey, so that equal texts have different hashes for different purposes. */
type HashPurpose =
  | 'person'
  | 'verified person'
  | 'withdrawn id'
  | 'withdrawn member'
  | 'access record'
  | 'idempotent call'
  | 'idempotent input'
  | 'known device'
  | 'passkey user'
  | 'sandbox token'
  | 'failed password'
  | 'email code'
  | 'audit entry';

/** 32-byte keys of an installation: `current` seals and opens; `others` only open, during a key rotation. */
export type MasterKeys = { readonly current: Buffer; readonly others: readonly Buffer[] };

export type Sealing = {
  /** Id of the current key, the prefix of every text that it seals. */
  readonly keyId: string;
  /** Encrypts under the current key. Returns the key id, a dot, and the output of `seal`. */
  seal(purpose: SealPurpose, text: string): string;
  /** Decrypts what `seal` returned. Throws for another purpose, an unknown key, or an altered text. */
  open(purpose: SealPurpose, sealed: string): string;
};

export type Keys = Sealing & {
  /** HMAC-SHA-256 as base64url; unaffected by a rotation of the master key. */
  hash(purpose: HashPurpose, text: string): string;
};

/** Derives a 32-byte key for one use (HKDF-SHA-256). */
const subkey = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `oakgolf ${use}`, 32));

/** Returns an id that reveals nothing about the key. */
export const keyIdOf = (key: Buffer): string => subkey(key, 'id').toString('base64url').slice(0, 8);

/** Seals under `current`, and opens texts sealed under any of the keys. */
export function createSealing({ current, others }: MasterKeys): Sealing {
  const keys = new Map([...others, current].map((key) => [keyIdOf(key), subkeysOf(key, 'seal')]));
  const keyId = keyIdOf(current);
  const keyFor = (id: string, purpose: SealPurpose) => {
    const key = keys.get(id)?.(purpose);
    if (!key) throw new Error('A text was sealed with an unknown key.');
    return key;
  };
  return {
    keyId,
    seal: (purpose, text) => `${keyId}.${seal(keyFor(keyId, purpose), text)}`,
    open(purpose, sealed) {
      const [id = '', text = ''] = sealed.split('.', 2);
      return unseal(keyFor(id, purpose), text);
    },
  };
}

/**
 * `hashKey` is random, generated once per database and stored sealed. It is never rotated: hashes cannot be recomputed,
 * because their inputs are not stored.
 */
export function createKeys(sealing: Sealing, hashKey: Buffer): Keys {
  const keyOf = subkeysOf(hashKey, 'hash');
  return { ...sealing, hash: (purpose, text) => keyedHash(keyOf(purpose), text) };
}

/** Returns the value of `schema` that was sealed as JSON, or undefined if it cannot be opened or parsed. */
export function openAs<S extends z.ZodMiniType>(
  sealing: Sealing,
  purpose: SealPurpose,
  sealed: string,
  schema: S,
): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(sealing.open(purpose, sealed)));
  } catch {
    return undefined;
  }
}

function subkeysOf(key: Buffer, use: 'seal' | 'hash'): (purpose: string) => Buffer {
  const derived = new Map<string, Buffer>();
  return (purpose) => {
    const purposeKey = derived.get(purpose) ?? subkey(key, `${use} ${purpose}`);
    derived.set(purpose, purposeKey);
    return purposeKey;
  };
}

import { hkdfSync } from 'node:crypto';
import type * as z from 'zod/mini';
import { keyedHash } from './digest.ts';
import { seal, unseal } from './seal.ts';

/** The purposes of sealing, each with a subkey of its own. */
export type SealPurpose = 'hash key' | 'identifier across services' | 'verified person' | 'consultation' | 'mail' | 'client address';
/** The purposes of hashing, each with a subkey of its own, so that no text of one purpose has the hash of another. */
type HashPurpose = 'person' | 'verified person' | 'withdrawn id' | 'withdrawn member' | 'access record' | 'consultation request' | 'consultation' | 'known device' | 'failed password';

/** The keys of an installation: the one that is written with, and those that are read besides while keys are changed. Each has 32 bytes. */
export type MasterKeys = { readonly current: Buffer; readonly others: readonly Buffer[] };

export type Sealing = {
  /** The id of the current key, with which every text that it has sealed begins. */
  readonly keyId: string;
  /** Encrypts under the current key: its id, a dot, and what `seal` returns. */
  seal(purpose: SealPurpose, text: string): string;
  /** Returns what `seal` was given. Throws for a text of another purpose or of a key that is not there, and for an altered one. */
  open(purpose: SealPurpose, sealed: string): string;
};

export type Keys = Sealing & {
  /** HMAC-SHA-256 as base64url. It stays the same when the master key is changed. */
  hash(purpose: HashPurpose, text: string): string;
};

/** Derives 32 bytes for one use (HKDF-SHA-256). */
export const subkey = (key: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `oakgolf ${use}`, 32));

/** Names a key without telling anything of it. */
export const keyIdOf = (key: Buffer): string => subkey(key, 'id').toString('base64url').slice(0, 8);

/** Seals under `current`, and opens what any of the keys has sealed. */
export function createSealing({ current, others }: MasterKeys): Sealing {
  const keys = new Map([...others, current].map((key) => [keyIdOf(key), subkeysOf(key, 'seal')]));
  const keyId = keyIdOf(current);
  const keyFor = (id: string, purpose: SealPurpose) => {
    const key = keys.get(id)?.(purpose);
    if (!key) throw new Error('A text was sealed with a key that is not there.');
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

/** `hashKey` is random, made once for a database, and sealed there: hashes cannot be made anew under another key, as what they are of is not known. */
export function createKeys(sealing: Sealing, hashKey: Buffer): Keys {
  const keyOf = subkeysOf(hashKey, 'hash');
  return { ...sealing, hash: (purpose, text) => keyedHash(keyOf(purpose), text) };
}

/** The value of `schema` that was sealed as JSON; nothing for anything else. */
export function openAs<S extends z.ZodMiniType>(sealing: Sealing, purpose: SealPurpose, sealed: string, schema: S): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(sealing.open(purpose, sealed)));
  } catch {
    return undefined;
  }
}

function subkeysOf(key: Buffer, use: 'seal' | 'hash'): (purpose: string) => Buffer {
  const derived = new Map<string, Buffer>();
  return (purpose) => {
    const known = derived.get(purpose) ?? subkey(key, `${use} ${purpose}`);
    derived.set(purpose, known);
    return known;
  };
}

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import { createKeys, createSealing } from '#server/crypto/keys.ts';
import { createPasswords } from '#server/crypto/passwords.ts';
import { seal, unseal } from '#server/crypto/seal.ts';

const key = Buffer.alloc(32, 1);

/** Returns the nice value of each thread of this process (field 19 of `/proc/PID/task/TID/stat`, see proc(5)). */
const threadPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('a sealed text', () => {
  test('opens with its key, and differs each time', () => {
    expect(unseal(key, seal(key, '김하늘'))).toBe('김하늘');
    expect(seal(key, '김하늘')).not.toBe(seal(key, '김하늘'));
  });

  test('does not open with another key or after a change', () => {
    const sealed = seal(key, '김하늘');
    expect(() => unseal(Buffer.alloc(32, 2), sealed)).toThrow('unable to authenticate');
    const altered = Buffer.from(sealed, 'base64url');
    altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
    expect(() => unseal(key, altered.toString('base64url'))).toThrow('unable to authenticate');
  });
});

describe('a password', () => {
  test('is hashed as argon2id with at least 19 MiB and two passes', async () => {
    const passwords = await createPasswords();
    const hashed = await passwords.hash('Golf2026!a');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hashed, 'Golf2026!a')).toBe(true);
    expect(await passwords.verify(hashed, 'golf2026!a')).toBe(false);
  });

  test.runIf(process.platform === 'linux')('is hashed in a thread of a priority lower by ten', async () => {
    await (await createPasswords()).hash('Golf2026!a');
    expect(threadPriorities()).toContain(Math.min(19, getPriority() + 10));
  });

  test('that cannot be compared rejects, and the next one is compared', async () => {
    const passwords = await createPasswords();
    const hashed = await passwords.hash('Golf2026!a');
    await expect(passwords.verify('no hash', 'Golf2026!a')).rejects.toThrow('Decoding failed');
    expect(
      await Promise.all(['Golf2026!a', 'wrong', 'Golf2026!a'].map((typed) => passwords.verify(hashed, typed))),
    ).toEqual([true, false, true]);
  });

  test('never matches without a hash', async () => {
    expect(await (await createPasswords()).verify(undefined, 'anything')).toBe(false);
  });
});

describe('keys', () => {
  const otherKey = Buffer.alloc(32, 2);
  const sealing = createSealing({ current: key, others: [] });
  const keys = createKeys(sealing, otherKey);

  test('seal under the current key with its id as a prefix, and open texts that the other keys have sealed', () => {
    const sealed = sealing.seal('consultation', '김하늘');
    const nextSealing = createSealing({ current: otherKey, others: [key] });
    expect([
      sealed.split('.')[0],
      nextSealing.open('consultation', sealed),
      nextSealing.seal('consultation', '김하늘').split('.')[0],
    ]).toEqual([sealing.keyId, '김하늘', nextSealing.keyId]);
    expect(() => createSealing({ current: otherKey, others: [] }).open('consultation', sealed)).toThrow(
      'A text was sealed with an unknown key.',
    );
  });

  test('do not open a text of another purpose, or one sealed before purposes existed', () => {
    expect(() => keys.open('verified person', sealing.seal('consultation', '김하늘'))).toThrow(
      'unable to authenticate',
    );
    expect(() => keys.open('consultation', seal(key, '김하늘'))).toThrow('A text was sealed with an unknown key.');
  });

  test('hash the same text differently for each purpose, whatever the encryption key is', () => {
    const purposes = [
      'verified person',
      'withdrawn id',
      'withdrawn member',
      'access record',
      'idempotent call',
      'idempotent input',
      'known device',
      'failed password',
    ] as const;
    expect(new Set(purposes.map((purpose) => keys.hash(purpose, 'verification'))).size).toBe(purposes.length);
    expect(
      createKeys(createSealing({ current: otherKey, others: [] }), otherKey).hash('withdrawn id', 'member01'),
    ).toBe(keys.hash('withdrawn id', 'member01'));
  });
});

describe('the encryption key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const readKey = (ENCRYPTION_KEY?: string) => encryptionKeys({ ENCRYPTION_KEY, DATA_DIR: folder }).current;

  test('is read from the setting if there is one', () => {
    expect(readKey('ab'.repeat(32))).toEqual(Buffer.alloc(32, 0xab));
  });

  test('is otherwise generated once and stored for its owner only', () => {
    const generated = readKey();
    expect(generated).toHaveLength(32);
    expect(readKey()).toEqual(generated);
    expect(statSync(join(folder, 'encryption.key')).mode & 0o777).toBe(0o600);
  });

  test('is not guessed from a damaged file', () => {
    writeFileSync(join(folder, 'encryption.key'), 'half');
    expect(() => readKey()).toThrow(
      `The key file ${join(folder, 'encryption.key')} is damaged; restore it, or set ENCRYPTION_KEY.`,
    );
  });
});

import { count, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { keyedHash, randomToken } from '../crypto/digest.ts';
import { createKeys, createSealing, type Keys, type MasterKeys } from '../crypto/keys.ts';
import { unseal } from '../crypto/seal.ts';
import type { Passwords } from '../crypto/passwords.ts';
import { StartupError } from '../startup-error.ts';
import { closeDoubles } from './close-doubles.ts';
import type { Db } from './database.ts';
import { install, member } from './schema.ts';
import { reseal } from './sealed-columns.ts';
import { addContent } from './seed/content.ts';
import { addDocuments } from './seed/documents.ts';
import { seed, seedSetting } from './seed/seed.ts';

type Preparing = {
  readonly passwords: Passwords;
  readonly masterKeys: MasterKeys;
  readonly now: Date;
  /**
   * Whether to seed a database without members with those of the sandbox, whose password is public. Defaults to true.
   */
  readonly sampleMembers?: boolean;
};

/**
 * Adds new documents and content, closes duplicate accounts from before each person had only one, and seeds an empty
 * database, in one transaction. Throws `StartupError` if none of `masterKeys` belongs to this database, or if it holds
 * sample members and `sampleMembers` is false.
 */
export async function prepareDatabase(
  db: Db,
  { passwords, masterKeys, now, sampleMembers = true }: Preparing,
): Promise<{ addressSalt: string; keys: Keys; closedDoubles: number }> {
  const installed = await checkInstall(db, masterKeys);
  if (installed.sampleMembers && !sampleMembers) throw new StartupError(sampleMembersMessage);
  const prepared = await db.transaction(async (tx) => {
    const keys = await openKeys(tx, installed, masterKeys);
    const closedDoubles = await closeDoubles(tx, keys);
    await addDocuments(tx);
    const [members] = await tx.select({ total: count() }).from(member);
    if (members?.total === 0) await (sampleMembers ? seed(tx, { passwords, keys, now }) : seedSetting(tx));
    if (members?.total === 0 && sampleMembers) await tx.update(install).set({ sampleMembers });
    await addContent(tx, now);
    return { keys, closedDoubles };
  });
  return { addressSalt: installed.addressSalt, ...prepared };
}

/** Startup error for a database that was sealed with another key. */
export const unknownKeyMessage = 'ENCRYPTION_KEY is not the key that this database was set up with.';

/** Returns the fingerprint of a key that the database stores in order to recognize the key. */
export const keyCheckOf = (key: Buffer): string => keyedHash(key, 'key-check');

/** Startup error for a trial database that would be opened for real members. */
export const sampleMembersMessage =
  'The database holds the sample members of the sandbox, whose password is public: with SANDBOX=off set DATABASE_URL or DATA_DIR to another database.';

async function checkInstall(db: Db, masterKeys: MasterKeys): Promise<typeof install.$inferSelect> {
  await db
    .insert(install)
    .values({ id: 1, addressSalt: randomToken(), keyCheck: keyCheckOf(masterKeys.current) })
    .onConflictDoNothing();
  return requireKnownKey(db, masterKeys);
}

/** Returns the installation. Throws `StartupError` if none of these keys belongs to it. */
export async function requireKnownKey(db: Db, { current, others }: MasterKeys): Promise<typeof install.$inferSelect> {
  const [installed] = await db.select().from(install).where(eq(install.id, 1));
  const isKnown = [current, ...others].some((key) => keyCheckOf(key) === installed?.keyCheck);
  if (!installed || !isKnown) throw new StartupError(unknownKeyMessage);
  return installed;
}

/**
 * Returns the keys of an installation that a server has started on. Throws `StartupError` if none has, since only a
 * start generates the hash key.
 */
export function installedKeys({ hashKeySealed }: typeof install.$inferSelect, masterKeys: MasterKeys): Keys {
  if (hashKeySealed === null) throw new StartupError('Start the server once before this command.');
  const sealing = createSealing(masterKeys);
  return createKeys(sealing, Buffer.from(sealing.open('hash key', hashKeySealed), 'base64url'));
}

/** Opens the keys of the installation; the first start generates and seals the hash key. */
async function openKeys(tx: Db, installed: typeof install.$inferSelect, masterKeys: MasterKeys): Promise<Keys> {
  if (installed.hashKeySealed !== null) return installedKeys(installed, masterKeys);
  const sealing = createSealing(masterKeys);
  const hashKey = randomBytes(32);
  await tx.update(install).set({ hashKeySealed: sealing.seal('hash key', hashKey.toString('base64url')) });
  // Older releases sealed everything with the encryption key itself instead of subkeys.
  await reseal(tx, sealing, (_, sealed) => unseal(masterKeys.current, sealed));
  return createKeys(sealing, hashKey);
}

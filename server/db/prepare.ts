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
  /** Whether a database without members gets those of the sandbox, whose password everybody knows; it does unless said. */
  readonly sampleMembers?: boolean;
};

/**
 * Adds documents and content that are new, closes second accounts of one person from before there was one for each, and seeds an empty database, all of it
 * or nothing. Throws `StartupError` where `masterKeys` are not those that identifiers were sealed with, or where the database has the sandbox's members
 * and must not.
 */
export async function prepareDatabase(db: Db, { passwords, masterKeys, now, sampleMembers = true }: Preparing): Promise<{ addressSalt: string; keys: Keys; closedDoubles: number }> {
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

/** Why a database whose identifiers were sealed with another key is not opened. */
export const unknownKeyMessage = 'ENCRYPTION_KEY is not the key that this database was set up with.';

/** What a database remembers of its key, to recognize it by. */
export const keyCheckOf = (key: Buffer): string => keyedHash(key, 'key-check');

/** Why a database of a trial is not opened for real members. */
export const sampleMembersMessage = 'The database holds the sample members of the sandbox, whose password everybody knows: with SANDBOX=off let DATABASE_URL or DATA_DIR name another one.';

async function checkInstall(db: Db, masterKeys: MasterKeys): Promise<typeof install.$inferSelect> {
  await db.insert(install).values({ id: 1, addressSalt: randomToken(), keyCheck: keyCheckOf(masterKeys.current) }).onConflictDoNothing();
  return requireKnownKey(db, masterKeys);
}

/** Returns the installation. Throws `StartupError` where its identifiers were sealed with none of these keys. */
export async function requireKnownKey(db: Db, { current, others }: MasterKeys): Promise<typeof install.$inferSelect> {
  const [installed] = await db.select().from(install).where(eq(install.id, 1));
  const isKnown = [current, ...others].some((key) => keyCheckOf(key) === installed?.keyCheck);
  if (!installed || !isKnown) throw new StartupError(unknownKeyMessage);
  return installed;
}

/** The keys of an installation, whose hash key is made with its first start. */
async function openKeys(tx: Db, { hashKeySealed }: typeof install.$inferSelect, masterKeys: MasterKeys): Promise<Keys> {
  const sealing = createSealing(masterKeys);
  if (hashKeySealed !== null) return createKeys(sealing, Buffer.from(sealing.open('hash key', hashKeySealed), 'base64url'));
  const hashKey = randomBytes(32);
  await tx.update(install).set({ hashKeySealed: sealing.seal('hash key', hashKey.toString('base64url')) });
  // Before there were purposes, all was sealed with the encryption key itself.
  await reseal(tx, sealing, (_, sealed) => unseal(masterKeys.current, sealed));
  return createKeys(sealing, hashKey);
}

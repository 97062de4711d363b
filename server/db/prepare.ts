import { count, eq } from 'drizzle-orm';
import { keyedHash, randomToken } from '../crypto/digest.ts';
import type { Passwords } from '../crypto/passwords.ts';
import { StartFailure } from '../start-failure.ts';
import type { Db } from './database.ts';
import { install, member } from './schema.ts';
import { addContent } from './seed/content.ts';
import { addDocuments } from './seed/documents.ts';
import { seed, seedSetting } from './seed/seed.ts';

type Preparing = {
  readonly passwords: Passwords;
  readonly key: Buffer;
  readonly now: Date;
  /** Whether a database without members gets those of the sandbox, whose password everybody knows; it does unless said. */
  readonly sampleMembers?: boolean;
};

/**
 * Adds documents and content that are new, and seeds an empty database, all of it or nothing. Throws `StartFailure` where `key` is not the one that
 * identifiers were sealed with, or where the database has the sandbox's members and must not.
 */
export async function prepareDatabase(db: Db, { passwords, key, now, sampleMembers = true }: Preparing): Promise<{ addressSalt: string }> {
  const installed = await checkInstall(db, key);
  if (installed.sampleMembers && !sampleMembers) throw new StartFailure(holdsSampleMembers);
  await db.transaction(async (tx) => {
    await addDocuments(tx);
    const [members] = await tx.select({ total: count() }).from(member);
    if (members?.total === 0) await (sampleMembers ? seed(tx, { passwords, key, now }) : seedSetting(tx));
    if (members?.total === 0 && sampleMembers) await tx.update(install).set({ sampleMembers });
    await addContent(tx, now);
  });
  return { addressSalt: installed.addressSalt };
}

/** Why a database whose identifiers were sealed with another key is not opened. */
export const isOtherKey = 'ENCRYPTION_KEY is not the key that this database was set up with.';

/** What a database remembers of its key, to recognize it by. */
export const keyCheckOf = (key: Buffer): string => keyedHash(key, 'key-check');

/** Why a database of a trial is not opened for real members. */
export const holdsSampleMembers = 'The database holds the sample members of the sandbox, whose password everybody knows: with SANDBOX=off let DATABASE_URL or DATA_DIR name another one.';

async function checkInstall(db: Db, key: Buffer): Promise<{ addressSalt: string; sampleMembers: boolean }> {
  const keyCheck = keyCheckOf(key);
  await db.insert(install).values({ id: 1, addressSalt: randomToken(), keyCheck }).onConflictDoNothing();
  const [installed] = await db.select().from(install).where(eq(install.id, 1));
  if (installed?.keyCheck !== keyCheck) {
    throw new StartFailure(isOtherKey);
  }
  return installed;
}

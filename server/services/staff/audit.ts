import { desc, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/staff/audit.ts';
import type { Keys } from '../../crypto/keys.ts';
import { auditEntry } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

/** The actor: a member of the staff, or with `id` null an operator at a terminal, or someone who failed to log in. */
export type Actor = { readonly id: number | null; readonly name: string };

export type Audited = {
  readonly by: Actor;
  readonly action: AuditAction;
  /** The record that was read or changed, without personal data. */
  readonly subject: string;
  readonly detail: string;
};

type Entry = typeof auditEntry.$inferSelect;

/** Any number that no other lock of this database uses. */
const auditLockId = 4_801_126;
/** Takes the place of the hash before the first entry. */
export const firstHash = '';

/**
 * Appends an entry to the audit log, in the transaction `db`: what is not recorded does not happen. Appending waits for
 * other transactions that append, since each entry contains the hash of the one before it; so call it last.
 */
export async function recordAudit(
  { db, keys, now }: Pick<Deps, 'db' | 'now'> & { readonly keys: Pick<Keys, 'hash'> },
  { by, action, subject, detail }: Audited,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${auditLockId})`);
  const [last] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  const entry = {
    id: (last?.id ?? 0) + 1,
    at: now(),
    staffId: by.id,
    staffName: by.name,
    action,
    subject,
    detail,
  };
  await db.insert(auditEntry).values({ ...entry, hash: auditHash(keys, last?.hash ?? firstHash, entry) });
}

/** Returns the keyed hash of an entry and of the hash before it: who has only the database cannot compute it. */
export const auditHash = (
  keys: Pick<Keys, 'hash'>,
  previousHash: string,
  { id, at, staffId, staffName, action, subject, detail }: Omit<Entry, 'hash'>,
): string =>
  keys.hash(
    'audit entry',
    JSON.stringify([previousHash, id, at.toISOString(), staffId, staffName, action, subject, detail]),
  );

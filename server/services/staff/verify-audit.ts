import { asc, gt } from 'drizzle-orm';
import type { Keys } from '../../crypto/keys.ts';
import { auditEntry } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { auditHash, firstHash } from './audit.ts';

const batchSize = 1_000;

/** `hash` of the last entry: whoever notes it can later prove that no entry was removed from the end. */
export type Verified =
  | { readonly kind: 'intact'; readonly entries: number; readonly hash: string; readonly containsExpected: boolean }
  | { readonly kind: 'broken'; readonly id: number };

/**
 * Verifies the whole audit log: the numbers of the entries have no gap, and each hash follows from the entry and the
 * hash before it. `expectedHash` is one that was noted earlier.
 */
export async function verifyAudit(
  { db, keys }: Pick<Deps, 'db'> & { readonly keys: Pick<Keys, 'hash'> },
  expectedHash = firstHash,
): Promise<Verified> {
  let [id, hash, containsExpected] = [0, firstHash, expectedHash === firstHash];
  for (;;) {
    const batch = await db
      .select()
      .from(auditEntry)
      .where(gt(auditEntry.id, id))
      .orderBy(asc(auditEntry.id))
      .limit(batchSize);
    for (const entry of batch) {
      if (entry.id !== id + 1 || entry.hash !== auditHash(keys, hash, entry)) return { kind: 'broken', id: id + 1 };
      ({ id, hash } = entry);
      containsExpected ||= hash === expectedHash;
    }
    if (batch.length < batchSize) return { kind: 'intact', entries: id, hash, containsExpected };
  }
}

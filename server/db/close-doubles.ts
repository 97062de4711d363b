import { desc, inArray, isNull, sql } from 'drizzle-orm';
import type { Keys } from '../crypto/keys.ts';
import type { Db } from './database.ts';
import { member, session } from './schema.ts';

/** Rows per statement. */
const batchSize = 500;

type Row = { readonly id: number; readonly personHash: string; readonly doubleOf: number | null };

/**
 * Sets `personHash` for members that an older release stored without it. If a person has several accounts, the one with
 * the latest login stays open, or the newest of those; the others are closed but keep their data, and their sessions
 * end. Returns the number of closed accounts.
 */
export async function closeDoubles(tx: Db, keys: Keys): Promise<number> {
  const rows = rowsOf(await membersWithoutHash(tx), keys);
  for (let from = 0; from < rows.length; from += batchSize) await setHashes(tx, rows.slice(from, from + batchSize));
  const closed = rows.filter(({ doubleOf }) => doubleOf !== null).map(({ id }) => id);
  for (let from = 0; from < closed.length; from += batchSize)
    await tx.delete(session).where(inArray(session.memberId, closed.slice(from, from + batchSize)));
  return closed.length;
}

const membersWithoutHash = (tx: Db) =>
  tx
    .select({ id: member.id, ciSealed: member.ciSealed, registrationNumber: member.registrationNumber })
    .from(member)
    .where(isNull(member.personHash))
    .orderBy(desc(member.lastSignInAt), desc(member.createdAt), desc(member.id));

function rowsOf(members: Awaited<ReturnType<typeof membersWithoutHash>>, keys: Keys): Row[] {
  const open = new Map<string, number>();
  return members.map(({ id, ciSealed, registrationNumber }) => {
    const personHash = keys.hash('person', keys.open('identifier across services', ciSealed));
    const identity = JSON.stringify([personHash, registrationNumber]);
    const openId = open.get(identity);
    if (openId === undefined) open.set(identity, id);
    return { id, personHash, doubleOf: openId ?? null };
  });
}

async function setHashes(tx: Db, rows: readonly Row[]): Promise<void> {
  const changed = rows.map(
    ({ id, personHash, doubleOf }) =>
      sql`(${String(id)}, ${personHash}, ${doubleOf === null ? null : String(doubleOf)})`,
  );
  await tx.execute(
    sql`update member set person_hash = changed.person_hash, double_of = changed.double_of::bigint from (values ${sql.join(changed, sql`, `)}) as changed (id, person_hash, double_of) where member.id = changed.id::bigint`,
  );
}

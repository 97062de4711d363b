import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Sealing, SealPurpose } from '../crypto/keys.ts';
import type { Db } from './database.ts';

/** Rows locked and resealed per transaction. */
const batchSize = 500;

type SealedColumn = {
  readonly purpose: SealPurpose;
  readonly table: string;
  readonly id: string;
  readonly idType: string;
  readonly column: string;
};

export const sealedColumns: readonly SealedColumn[] = [
  { purpose: 'hash key', table: 'install', id: 'id', idType: 'integer', column: 'hash_key_sealed' },
  { purpose: 'identifier across services', table: 'member', id: 'id', idType: 'bigint', column: 'ci_sealed' },
  { purpose: 'consultation', table: 'membership_inquiry', id: 'id', idType: 'bigint', column: 'sealed' },
  { purpose: 'idempotent answer', table: 'idempotent_call', id: 'call_hash', idType: 'text', column: 'answer_sealed' },
  { purpose: 'mail', table: 'mail', id: 'id', idType: 'bigint', column: 'sealed' },
  { purpose: 'client address', table: 'access_record', id: 'id', idType: 'bigint', column: 'address_sealed' },
  {
    purpose: 'verified person',
    table: 'verification',
    id: 'request_number',
    idType: 'text',
    column: 'identity_sealed',
  },
  {
    purpose: 'provider request',
    table: 'verification',
    id: 'request_number',
    idType: 'text',
    column: 'kept_sealed',
  },
  {
    purpose: 'provider answer',
    table: 'verification',
    id: 'request_number',
    idType: 'text',
    column: 'answer_sealed',
  },
  { purpose: 'authenticator secret', table: 'staff', id: 'id', idType: 'integer', column: 'totp_sealed' },
  { purpose: 'handling step', table: 'handling_step', id: 'id', idType: 'integer', column: 'text_sealed' },
  { purpose: 'provider token', table: 'provider_token', id: 'id', idType: 'text', column: 'token_sealed' },
];

const batchRows = z.object({ rows: z.array(z.object({ id: z.coerce.string(), sealed: z.string() })) });

/**
 * Reseals texts that are not sealed under the current key, one batch per transaction, so that an interrupted run
 * continues where it stopped. `open` decrypts a text sealed under another key. Returns the number of resealed texts.
 */
export async function reseal(db: Db, sealing: Sealing, open: Sealing['open'] = sealing.open): Promise<number> {
  let total = 0;
  for (const column of sealedColumns) {
    for (let count = batchSize; count === batchSize; total += count)
      count = await db.transaction((tx) => sealBatch(tx, column, sealing, open));
  }
  return total;
}

async function sealBatch(
  tx: Db,
  { purpose, table, id, idType, column }: SealedColumn,
  sealing: Sealing,
  open: Sealing['open'],
): Promise<number> {
  const [tableName, key, sealed, type] = [
    sql.identifier(table),
    sql.identifier(id),
    sql.identifier(column),
    sql.raw(idType),
  ];
  const { rows } = batchRows.parse(
    await tx.execute(
      sql`select ${key} as id, ${sealed} as sealed from ${tableName} where not starts_with(${sealed}, ${`${sealing.keyId}.`}) order by ${key} limit ${batchSize} for update`,
    ),
  );
  if (rows.length === 0) return 0;
  const resealed = rows.map((row) => sql`(${row.id}, ${sealing.seal(purpose, open(purpose, row.sealed))})`);
  await tx.execute(
    sql`update ${tableName} set ${sealed} = resealed.sealed from (values ${sql.join(resealed, sql`, `)}) as resealed (id, sealed) where ${tableName}.${key} = resealed.id::${type}`,
  );
  return rows.length;
}

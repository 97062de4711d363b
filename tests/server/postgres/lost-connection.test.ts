import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { newDatabaseUrl } from '../lib/database.ts';

let database: Database;
let operator: Client;
beforeEach(async () => {
  const url = (await newDatabaseUrl()) ?? '';
  database = await openPostgres(url);
  operator = new Client({ connectionString: url });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await database.close();
});

const endAllOthers = () =>
  operator.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
const runTransaction = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
const reasonOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

test('a connection lost between two statements fails its transaction as unavailable, and no other', async () => {
  const reason = await reasonOf(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endAllOthers();
      await tx.execute(sql`select 1`);
    }),
  );
  expect(isUnavailable(reason)).toBe(true);
  expect(await reasonOf(runTransaction())).toBe('done');
});

test('connections that broke before a transaction began are not used', async () => {
  const reasons = [];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 10 }, runTransaction));
    const ending = endAllOthers();
    reasons.push(...(await Promise.all(Array.from({ length: 10 }, () => reasonOf(runTransaction())))));
    await ending;
    await Promise.all(Array.from({ length: 10 }, () => reasonOf(runTransaction())));
  }
  expect(reasons.filter((reason) => reason !== 'done' && !isUnavailable(reason))).toEqual([]);
  expect(await Promise.all(Array.from({ length: 10 }, () => reasonOf(runTransaction())))).toEqual(
    Array(10).fill('done'),
  );
});

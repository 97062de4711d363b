import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded, openPglite } from '#server/db/embedded.ts';
import { lockFolder } from '#server/db/folder-lock.ts';
import { openPgliteThread } from '#server/db/pglite-thread.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { violatedIndex } from '#server/db/violated-index.ts';
import { silent } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { newPglite, putEmptyPglite } from '../lib/empty-pglite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Opens the database of `folder` without the seconds that creating its files takes. */
async function open(): Promise<Database> {
  await putEmptyPglite(join(folder, 'pglite'));
  return openEmbedded(folder, silent);
}

const createTable = sql`create table kept (id int primary key)`;
const kept = pgTable('kept', { id: integer().primaryKey() });

test('a failed transaction is rolled back, statements from outside wait for its end, and rows persist after the database is closed and reopened', async () => {
  const first = await open();
  await first.db.execute(createTable);
  const transaction = first.db.transaction(async (tx) => {
    await tx.insert(kept).values({ id: 1 });
    await tx.insert(kept).values({ id: 1 });
  });
  const outside = first.db.insert(kept).values({ id: 2 }).execute();
  expect(await transaction.catch(violatedIndex)).toBe('kept_pkey');
  await outside;
  expect(await first.db.select().from(kept)).toEqual([{ id: 2 }]);
  await first.close();
  const second = await openEmbedded(folder, silent);
  expect(await second.db.select().from(kept)).toEqual([{ id: 2 }]);
  await second.close();
});

test('files that are not a database are refused with the folder, the reason and the remedy, and the folder is released', async () => {
  writeFileSync(join(folder, 'pglite'), '');
  await expect(openEmbedded(folder, silent)).rejects.toThrow(
    new StartupError(
      `Cannot open the database in ${folder}: the files are not those of a database. "npm run backup -- restore <file>" restores a backup.`,
    ),
  );
  (await lockFolder(folder, { log: silent, timeoutMs: 0 }))();
});

test('after a failure of PGlite every statement fails as unavailable, alone or within a transaction', async () => {
  const pglite = await newPglite();
  let isBroken = false;
  const { db, close } = openPglite({
    execProtocolRaw: (messages) =>
      isBroken ? Promise.reject(new Error('unreachable')) : pglite.execProtocolRaw(messages),
    close: () => pglite.close(),
  });
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  await db
    .transaction(async (tx) => {
      isBroken = true;
      await tx.execute(sql`select 1`);
    })
    .catch(note);
  await db.execute(sql`select 1`).catch(note);
  await db.transaction((tx) => tx.execute(sql`select 1`)).catch(note);
  expect(errors.map(isUnavailable)).toEqual([true, true, true]);
  await close();
});

test('timers of the process fire while its thread runs a statement; after the thread has failed every statement fails as unavailable, and closing succeeds', async () => {
  await putEmptyPglite(join(folder, 'pglite'));
  const pglite = await openPgliteThread(join(folder, 'pglite'));
  const { db, close } = openPglite(pglite);
  let fired = 0;
  const timer = setInterval(() => (fired += 1), 1);
  const rows = await db.select({ count: sql<number>`count(*)::int` }).from(sql`generate_series(1, 1000000)`);
  clearInterval(timer);
  expect(rows).toEqual([{ count: 1_000_000 }]);
  expect(fired).toBeGreaterThan(10);
  const notBytes: unknown = undefined;
  const failing = pglite.execProtocolRaw(notBytes as Uint8Array).then(
    () => 'no failure',
    (error: unknown) => String(error),
  );
  const waiting = db.execute(sql`select 1`).catch(isUnavailable);
  expect(await failing).toMatch(/^TypeError/);
  expect([await waiting, await db.execute(sql`select 1`).catch(isUnavailable)]).toEqual([true, true]);
  await close();
});

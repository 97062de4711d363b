import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/database.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { silent } from '#server/log.ts';
import { backUp, restore } from '../../../scripts/ops/backup-database.ts';
import { masterKeys, plainPasswords, startOfTest } from '../lib/app.ts';
import { emptyInstallation, newInstallation } from '../lib/process.ts';
import { allRows } from '../lib/rows.ts';

type DatabaseLocation = Parameters<typeof backUp>[0];

let installation: Awaited<ReturnType<typeof emptyInstallation>>;
let location: DatabaseLocation;
beforeEach(async () => {
  installation = await emptyInstallation();
  location = locationOf(installation);
});
afterEach(() => installation.remove());

const locationOf = ({ settings }: typeof installation): DatabaseLocation => ({
  DATA_DIR: settings.DATA_DIR,
  DATABASE_URL: settings.DATABASE_URL,
});
const now = startOfTest;
const rowsOf = (target = location) => withDatabase(allRows, target);
const backups = () => join(installation.folder, 'backups');

/** Runs `work` on the database as the server opens it, and closes it. */
async function withDatabase<T>(work: (db: Db) => Promise<T>, target = location): Promise<T> {
  const database = await openDatabase(target, silent);
  await database.migrate((db) => prepareDatabase(db, { passwords: plainPasswords, masterKeys, now }));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const change = () =>
  withDatabase(async (db) => {
    await db.execute(sql`delete from booking`);
    await db.execute(sql`update member set name = '다른 사람'`);
    await db.execute(sql`create table later (id integer)`);
  });

test('restoring a backup undoes later changes in every row of every table', async () => {
  const before = await rowsOf();
  const file = await backUp(location, now, backups());
  await change();
  expect(await rowsOf()).not.toEqual(before);
  await restore(location, file, { replace: true, now });
  expect(await rowsOf()).toEqual(before);
});

test('a backup is restored to an installation that has no database yet', async () => {
  const before = await rowsOf();
  const file = await backUp(location, now, backups());
  const otherInstallation = await newInstallation();
  await restore(locationOf(otherInstallation), file, { replace: false, now });
  expect(await rowsOf(locationOf(otherInstallation))).toEqual(before);
  otherInstallation.remove();
});

test('an existing database is replaced only with the explicit option', async () => {
  await rowsOf();
  const file = await backUp(location, now, backups());
  await change();
  const changed = await rowsOf();
  await expect(restore(location, file, { replace: false, now })).rejects.toThrow('--replace replaces');
  expect(await rowsOf()).toEqual(changed);
});

test('a file that is not a backup replaces nothing', async () => {
  const before = await rowsOf();
  const file = join(installation.folder, 'no-backup');
  writeFileSync(file, 'nothing of the kind');
  await expect(restore(location, file, { replace: true, now })).rejects.toThrow(
    location.DATABASE_URL ? 'pg_restore failed (1).' : `${file} does not contain a database of this site.`,
  );
  expect(await rowsOf()).toEqual(before);
});

test('a backup is named by its timestamp', async () => {
  await rowsOf();
  expect(await backUp(location, now, backups())).toBe(
    join(backups(), `2026-11-20T09-00-00.000Z.${location.DATABASE_URL ? 'dump' : 'tar.gz'}`),
  );
});

test('a running server allows a backup of its PostgreSQL database, not of its embedded one', async () => {
  await withDatabase(async () => {
    const outcome = await backUp(location, now, backups()).then(
      () => 'copied',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(outcome).toBe(
      location.DATABASE_URL
        ? 'copied'
        : `The data folder ${location.DATA_DIR} is in use by another process (process ${process.pid} on ${hostname()}).`,
    );
  });
});

import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/database.ts';
import { silent } from '#server/log.ts';
import { backUp, restore } from '../../../scripts/ops/backup-database.ts';
import { startOfTest as now } from '../lib/app.ts';
import { newInstallation, preparedInstallation } from '../lib/process.ts';
import { allRows } from '../lib/rows.ts';

type Installation = Awaited<ReturnType<typeof newInstallation>>;
type DatabaseLocation = Parameters<typeof backUp>[0];

const locationOf = ({ settings }: Installation): DatabaseLocation => ({
  DATA_DIR: settings.DATA_DIR,
  DATABASE_URL: settings.DATABASE_URL,
});

/** Runs `work` on the database as the server opens it, and closes it. */
async function withDatabase<T>(work: (db: Db) => Promise<T>, target = location): Promise<T> {
  const database = await openDatabase(target, silent);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
const rowsOf = (target = location) => withDatabase(allRows, target);

/** Of a backup of an installation that equals that of each test, with its rows. */
let backedUp: Installation;
let before: Record<string, string[]>;
let file: string;
beforeAll(async () => {
  backedUp = await preparedInstallation();
  before = await rowsOf(locationOf(backedUp));
  file = await backUp(locationOf(backedUp), now, join(backedUp.folder, 'backups'));
});
afterAll(() => backedUp.remove());

let installation: Installation;
let location: DatabaseLocation;
beforeEach(async () => {
  installation = await preparedInstallation();
  location = locationOf(installation);
});
afterEach(() => installation.remove());

/** Changes the database. Returns its rows. */
const change = () =>
  withDatabase(async (db) => {
    await db.execute(sql`delete from booking`);
    await db.execute(sql`update member set name = '다른 사람'`);
    await db.execute(sql`create table later (id integer)`);
    return allRows(db);
  });

test('restoring a backup undoes later changes in every row of every table', async () => {
  expect(await change()).not.toEqual(before);
  await restore(location, file, { replace: true, now });
  expect(await rowsOf()).toEqual(before);
});

test('a backup is restored to an installation that has no database yet', async () => {
  const otherInstallation = await newInstallation();
  await restore(locationOf(otherInstallation), file, { replace: false, now });
  expect(await rowsOf(locationOf(otherInstallation))).toEqual(before);
  otherInstallation.remove();
});

test('an existing database is replaced only with the explicit option, and not by a file that is not a backup', async () => {
  const changed = await change();
  const noBackup = join(installation.folder, 'no-backup');
  writeFileSync(noBackup, 'nothing of the kind');
  await expect(restore(location, file, { replace: false, now })).rejects.toThrow('--replace replaces');
  await expect(restore(location, noBackup, { replace: true, now })).rejects.toThrow(
    location.DATABASE_URL ? 'pg_restore failed (1).' : `${noBackup} does not contain a database of this site.`,
  );
  expect(await rowsOf()).toEqual(changed);
});

test('a backup is named by its timestamp', () => {
  expect(file).toBe(
    join(backedUp.folder, 'backups', `2026-11-20T09-00-00.000Z.${location.DATABASE_URL ? 'dump' : 'tar.gz'}`),
  );
});

test('a running server allows a backup of its PostgreSQL database, not of its embedded one', async () => {
  await withDatabase(async () => {
    const outcome = await backUp(location, now, join(installation.folder, 'backups')).then(
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

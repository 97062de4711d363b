import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rollBack } from '#server/db/rollback.ts';
import type { Database, Db } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { masterKeys, plainPasswords, startOfTest } from '../lib/app.ts';
import { catalogOf } from '../lib/catalog.ts';
import { copiesOf, openUnprepared } from '../lib/database.ts';
import { allRows, valuesOf } from '../lib/rows.ts';

const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
/** Returns the number of migrations up to and including this one that are rolled back. */
const countFrom = (name: string) => migrations.length - migrations.indexOf(`${name}.sql`);
const statements = (name: string) =>
  readFileSync(join(migrationsFolder, name), 'utf8').split('--> statement-breakpoint');

let database: Database;
let openSeeded: () => Promise<Database>;
beforeAll(async () => {
  openSeeded = await copiesOf(migrateAndSeed);
});
beforeEach(async () => {
  database = await openSeeded();
});
afterEach(() => database.close());

const run = async (db: Db, name: string) => {
  for (const statement of statements(name)) await db.execute(sql.raw(statement));
};
const migrate = () => database.migrate(() => Promise.resolve());
const migrateAndSeed = (target: Database) =>
  target.migrate((db) => prepareDatabase(db, { passwords: plainPasswords, masterKeys, now: startOfTest }));
/**
 * Values that a rollback preserves. Before documents had versions, a consent had only the kind of its document; row ids
 * are assigned again.
 */
const preserved = [
  'select service_id as value from member',
  "select concat_ws(' ', number, member_id, goods_name) as value from membership",
  "select concat_ws(' ', member_id, agreed_at) as value from consent",
  'select key_check as value from install',
  'select key as value from setting',
];
const preservedRows = async () =>
  Promise.all(preserved.map(async (query) => (await valuesOf(database.db, query)).toSorted()));

test('each migration has a down migration', () => {
  expect(readdirSync(join(migrationsFolder, 'back')).toSorted()).toEqual(migrations);
});

test('each down migration restores the previous schema, and the up migration the later one, one after another', async () => {
  const schemas = await schemasOfMigrations();
  for (const [index, name] of [...migrations.entries()].toReversed()) {
    const rolledBack = await rollBack(database.db, 1);
    const down = await catalogOf(database.db);
    await run(database.db, name);
    const up = await catalogOf(database.db);
    await run(database.db, `back/${name}`);
    expect([rolledBack, down, up]).toEqual([[name.replace('.sql', '')], schemas[index], schemas[index + 1]]);
  }
  await migrate();
  expect(await catalogOf(database.db)).toEqual(schemas.at(-1));
});

/** Returns the schema after each number of migrations of an empty database. */
async function schemasOfMigrations(): Promise<Record<string, string[]>[]> {
  const empty = await openUnprepared();
  const schemas = [await catalogOf(empty.db)];
  for (const name of migrations) {
    await run(empty.db, name);
    schemas.push(await catalogOf(empty.db));
  }
  await empty.close();
  return schemas;
}

test('members, memberships, consents and settings survive a rollback of all but the first migration and the migrations that follow', async () => {
  const before = await preservedRows();
  expect(await rollBack(database.db, migrations.length - 1)).toEqual(
    migrations
      .slice(1)
      .toReversed()
      .map((name) => name.replace('.sql', '')),
  );
  expect(await preservedRows()).toEqual(before);
  await migrate();
  expect(await preservedRows()).toEqual(before);
});

test('a consultation survives a rollback of the table that its key is in; it is due again, unless it was answered', async () => {
  await database.db
    .execute(sql`insert into membership_inquiry (received_at, due_at, inquirer_type, inquiry_type, sealed, state, answered_at, answered_by) values
    ('2026-11-01Z', '2026-11-05Z', 'PERSONAL', 'GOLF', 'sealed', 'assigned', null, null), ('2026-11-02Z', '2026-11-04Z', 'CORPORATION', 'CONDO', 'sealed too', 'closed', '2026-11-03Z', '윤 상담')`);
  const rows = async (columns = '') =>
    valuesOf(
      database.db,
      `select concat_ws(' ', id, received_at, inquirer_type, inquiry_type, sealed, answered_at, answered_by${columns}) as value from membership_inquiry order by id`,
    );
  const before = await rows();
  await rollBack(database.db, countFrom('0015_idempotent_calls'));
  expect(await rows()).toEqual(before);
  await migrate();
  expect(await rows()).toEqual(before);
  expect(await rows(', state, due_at - received_at')).toEqual([
    `${before[0]} received 2 days`,
    `${before[1]} answered 2 days`,
  ]);
});

test('content of dropped tables is seeded again at the next start', async () => {
  const count = async () =>
    valuesOf(
      database.db,
      "select concat_ws(' ', (select count(*) from notice), (select count(*) from faq), (select count(*) from special_offer)) as value",
    );
  const before = await count();
  await rollBack(database.db, countFrom('0004_news'));
  await migrateAndSeed(database);
  expect(await count()).toEqual(before);
});

test('nothing is rolled back if a consent withdrawn and given again does not fit the schema before my page, or for more than the existing migrations', async () => {
  await database.db.execute(sql`update consent set withdrawn_at = agreed_at where kind = 'EMAIL'`);
  await database.db.execute(
    sql`insert into consent (member_id, kind, document_type, document_version, agreed_at) select member_id, kind, document_type, document_version, agreed_at from consent where kind = 'EMAIL'`,
  );
  const before = { rows: await allRows(database.db), catalog: await catalogOf(database.db) };
  await expect(rollBack(database.db, countFrom('0002_my_page'))).rejects.toMatchObject({ cause: { code: '23505' } });
  await expect(rollBack(database.db, migrations.length + 1)).rejects.toThrow(
    `The database has ${migrations.length} migrations, not ${migrations.length + 1}.`,
  );
  expect({ rows: await allRows(database.db), catalog: await catalogOf(database.db) }).toEqual(before);
});

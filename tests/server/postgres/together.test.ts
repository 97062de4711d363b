import { expect, test } from 'vitest';
import { prepareDatabase } from '#server/db/prepare.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { member } from '#server/db/schema.ts';
import { masterKeys, plainPasswords, startOfTest } from '../lib/app.ts';
import { newDatabaseUrl } from '../lib/database.ts';

test('processes that start together on an empty database migrate and seed it once', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  const preparing = { passwords: plainPasswords, masterKeys, now: startOfTest };
  const prepared = await Promise.all(
    databases.map((database) => database.migrate((db) => prepareDatabase(db, preparing))),
  );
  expect(new Set(prepared.map(({ addressSalt }) => addressSalt)).size).toBe(1);
  expect(await databases[0]?.db.$count(member)).toBe(7);
  await Promise.all(databases.map((database) => database.close()));
});

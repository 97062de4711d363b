import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { sampleMembersMessage, unknownKeyMessage, keyCheckOf } from '#server/db/prepare.ts';
import { parseDatabaseEnv, settingProblems } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';

/** The `install` row as stored by any release; older ones have no `sample_members`. */
const installed = z.object({
  rows: z.array(z.object({ row: z.object({ key_check: z.string(), sample_members: z.optional(z.boolean()) }) })),
});
const found = z.object({ rows: z.tuple([z.object({ found: z.boolean() })]) });

/**
 * Returns every reason why a server with these settings and real members (`SANDBOX=off`) would not start. Opens the
 * database as a server does and changes no data.
 */
export async function deploymentProblems(source: NodeJS.ProcessEnv): Promise<string[]> {
  return [
    ...new Set([
      ...settingProblems({ ...source, SANDBOX: 'off' }),
      ...siteProblems(source),
      ...(await databaseProblems(source)),
    ]),
  ];
}

function siteProblems({ SITE_DIR }: NodeJS.ProcessEnv): string[] {
  const folder = SITE_DIR || 'dist/site';
  return existsSync(join(folder, 'index.html'))
    ? []
    : [`There is no built site in ${folder}: run npm run build, or set SITE_DIR.`];
}

async function databaseProblems(source: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const env = parseDatabaseEnv(source);
    // Opening a missing database would create one.
    if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'pglite'))) return [];
    const { db, close } = await openDatabase(env, silent);
    return await installProblems(db, env).finally(close);
  } catch (error) {
    if (error instanceof StartupError) return [error.message];
    throw error;
  }
}

async function installProblems(
  db: Db,
  { ENCRYPTION_KEY, OTHER_ENCRYPTION_KEYS = [] }: ReturnType<typeof parseDatabaseEnv>,
): Promise<string[]> {
  if (!(await holds(db, sql`select to_regclass('public.install') is not null as found`))) return [];
  const { rows } = installed.parse(await db.execute(sql`select to_jsonb(install) as row from install`));
  const [first] = rows;
  if (!first) return [];
  // Same condition as in the migration that adds the column.
  const hasSamples =
    first.row.sample_members ??
    (await holds(db, sql`select exists (select 1 from member where mobile like '0100000100_') as found`));
  const keys = ENCRYPTION_KEY === undefined ? [] : [ENCRYPTION_KEY, ...OTHER_ENCRYPTION_KEYS];
  const hasOtherKey =
    keys.length > 0 && !keys.some((key) => first.row.key_check === keyCheckOf(Buffer.from(key, 'hex')));
  return [...(hasSamples ? [sampleMembersMessage] : []), ...(hasOtherKey ? [unknownKeyMessage] : [])];
}

const holds = async (db: Db, query: ReturnType<typeof sql>): Promise<boolean> =>
  found.parse(await db.execute(query)).rows[0].found;

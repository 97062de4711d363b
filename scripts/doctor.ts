import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { holdsSampleMembers } from '#server/db/prepare.ts';
import { install } from '#server/db/schema.ts';
import { parseDatabaseEnv, settingProblems } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { StartFailure } from '#server/start-failure.ts';
import { told } from './told.ts';

/** `npm run doctor`: what a start with these settings and real members (`SANDBOX=off`) would refuse, and why; fails when there is anything. It changes nothing. */
async function run(source: NodeJS.ProcessEnv): Promise<string> {
  const problems = [...settingProblems({ ...source, SANDBOX: 'off' }), ...siteProblems(source), ...(await databaseProblems(source))];
  if (problems.length > 0) throw new StartFailure(problems.join('\n'));
  return 'A start with SANDBOX=off would refuse nothing.';
}

function siteProblems({ SITE_DIR = 'dist/site' }: NodeJS.ProcessEnv): string[] {
  return existsSync(join(SITE_DIR, 'index.html')) ? [] : [`There is no built site in ${SITE_DIR}: run npm run build, or let SITE_DIR name it.`];
}

async function databaseProblems(source: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const env = parseDatabaseEnv(source);
    // Opening would make it.
    if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'pglite'))) return [];
    const { db, close } = await openDatabase(env, silent);
    const installed = await db.select().from(install).catch(() => []).finally(close);
    return installed.some(({ sampleMembers }) => sampleMembers) ? [holdsSampleMembers] : [];
  } catch (error) {
    if (error instanceof StartFailure) return [error.message];
    throw error;
  }
}

await told(run(process.env));

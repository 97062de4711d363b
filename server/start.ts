import { setTimeout as wait } from 'node:timers/promises';
import release from '../package.json' with { type: 'json' };
import { createAdminApp } from './admin/admin-app.ts';
import { createApp } from './app.ts';
import { encryptionKeys } from './crypto/encryption-key.ts';
import { createHashingQueue } from './crypto/hashing-queue.ts';
import { createPasswords } from './crypto/passwords.ts';
import { createContentChanges } from './content-changes.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { makeFolder } from './db/data-folder.ts';
import { prepareDatabase } from './db/prepare.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs/jobs.ts';
import { createSharedCache } from './http/shared-cache.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { countedLog } from './metrics/counted-log.ts';
import { listenForMetrics } from './metrics/listen.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { readContentRevision } from './services/publication/publish.ts';
import { prepareEstimates } from './services/password/require-unguessable.ts';
import { readSite } from './ssr/files.ts';
import { readRenderer } from './ssr/renderer.ts';

/**
 * As long as a process may take to stop (`docs/operating.md`), so that a new one may be started before the old one has
 * ended.
 */
const lockTimeoutMs = 15_000;

/** Opens, migrates and seeds the database, then listens. Throws `StartupError` after releasing what it opened. */
export async function startServer(env: Env, plainLog: Log): Promise<Listening> {
  makeFolder(env.DATA_DIR);
  const metrics = createMetrics({ version: release.version, connections: () => database.connections() });
  const log = countedLog(plainLog, metrics);
  const database = await openDatabase(env, log, { lockTimeoutMs });
  try {
    return await serve({ database, env, log, metrics });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve({
  database,
  env,
  log,
  metrics,
}: {
  database: Database;
  env: Env;
  log: Log;
  metrics: Metrics;
}): Promise<Listening> {
  const now = () => new Date();
  const masterKeys = encryptionKeys(env);
  const passwords = await createPasswords();
  const { addressSalt, keys, closedDoubles } = await database.migrate((db) =>
    prepareDatabase(db, { passwords, masterKeys, now: now(), sampleMembers: env.SANDBOX === 'on' }),
  );
  if (closedDoubles > 0) log.info('second accounts closed', { accounts: closedDoubles });
  const countPage: Deps['countPage'] = (kind) => metrics.pages.inc({ how: kind });
  const sharedCache = env.SHARED_CACHE_MB > 0 ? createSharedCache({ env, log, now }) : undefined;
  const contentChanges = createContentChanges(() => readContentRevision(database));
  if (sharedCache) contentChanges.subscribe(sharedCache.clear);
  const deps: Deps = {
    db: database.db,
    env,
    now,
    wait,
    log,
    countPage,
    onContentChange: contentChanges.subscribe,
    passwords,
    hashingQueue: createHashingQueue(),
    addressSalt,
    keys,
    fetchExternal,
    site: readSite(env.SITE_DIR),
    render: readRenderer(env.SITE_DIR),
  };
  prepareEstimates();
  const metricsServer = await listenForMetrics(metrics, env);
  const { url, stop } = await listen(createApp(deps, sharedCache), env, { sharedCache }).catch(
    async (error: unknown) => {
      await metricsServer?.stop();
      throw error;
    },
  );
  const adminServer = await listenForStaff(deps).catch(async (error: unknown) => {
    await stop();
    await metricsServer?.stop();
    throw error;
  });
  const stopJobs = startJobs(deps, contentChanges.check);
  if (adminServer) log.info('back office listening', { url: adminServer.url });
  if (metricsServer) log.info('metrics listening', { url: metricsServer.url });
  log.info('listening', { url });
  return {
    url,
    async stop() {
      await stop();
      await stopJobs();
      await adminServer?.stop();
      await metricsServer?.stop();
      await database.close();
    },
  };
}

/** Listens for the back office on a port of its own, if there is one. */
async function listenForStaff(deps: Deps): Promise<Listening | undefined> {
  const { ADMIN, ADMIN_PORT, HOST, TRUST_PROXY } = deps.env;
  if (ADMIN === 'off' || ADMIN_PORT === undefined) return undefined;
  return listen(createAdminApp(deps), { HOST, PORT: ADMIN_PORT, TRUST_PROXY }, { setting: 'ADMIN_PORT' });
}

/** Rejects redirects, so that an API key in the URL is never sent to another URL. */
const fetchExternal: Deps['fetchExternal'] = (url, init) => fetch(url, { ...init, redirect: 'error' });

import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresBinaries } from './lib/postgres-binaries.ts';

/**
 * No test here measures time: each waits for a log line, a response or the end of a process. The limit only ends a
 * hanging one, so it is far longer than an overloaded machine takes to start a process and an embedded database (6 s
 * alone, 60 s among ten others).
 */
const limitMs = 300_000;

const builtServer = 'tests/server/lib/built-server.ts';
const runFolder = 'tests/server/lib/run-folder.ts';
const calls = ['tests/server/*.test.ts'];
/** Pages, headers, documents and the sandbox: they do not depend on the database. */
const pages = ['tests/server/pages/*.test.ts'];
/**
 * Starts, stops, backups, migrations, full disks: each test starts processes or restores folders, so `npm test` leaves
 * them out.
 */
const operation = ['tests/server/operation/*.test.ts'];
/**
 * PGlite is PostgreSQL: it plans and runs the same SQL, so most facts are proven on it alone. It differs from a server by
 * its driver and by having one connection, on which transactions wait for each other. So these run on a server, too:
 * simultaneous calls, which only row locks, unique indexes and advisory locks can order there, and values that the driver
 * converts (times, JSON, bytes).
 */
const onEitherDatabase = [
  ...['backup', 'migrations', 'process', 'sign-up-together'].map((name) => `operation/${name}`),
  // Simultaneous calls and processes.
  'companies',
  'consent-confirmations',
  'contact-changes',
  'dormancy',
  'ended-session',
  'find',
  'idempotent-calls',
  'lockout',
  'mail',
  'my-sessions',
  'password-check',
  'passkeys',
  'profile',
  'publications',
  'rotate-keys',
  'seed',
  'staff',
  'staff-consultations',
  'verification',
  'verification-answer',
  // Times, the rows of a member as JSON, bytes, an ended pool.
  'activity',
  'own-data',
  'pictures',
  'health',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * Calls and pages on the embedded database; with `npm run test:all`, operation too, and some of both on a PostgreSQL
 * server if its binaries are installed.
 */
export const serverProjects: TestProjectInlineConfiguration[] = [
  project('server', { globalSetup: [builtServer], include: [...calls, ...pages] }),
  project('operation', { globalSetup: [builtServer, runFolder], include: operation }),
  ...(postgresBinaries()
    ? [
        project('postgres', {
          globalSetup: [builtServer, runFolder, 'tests/server/lib/postgres-cluster.ts'],
          include: [...onEitherDatabase, 'tests/server/postgres/*.test.ts'],
        }),
      ]
    : []),
];

if (!postgresBinaries())
  process.stdout.write('No PostgreSQL binaries found: the server tests run against PGlite only.\n');

function project(
  name: string,
  which: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude' | 'globalSetup'>,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      ...which,
      environment: 'node',
      // The files of a worker share its database.
      isolate: false,
      hookTimeout: limitMs,
      testTimeout: limitMs,
    },
  };
}

import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresBinaries } from './lib/postgres-binaries.ts';

/**
 * No test here measures time: each waits for a log line, a response or the end of a process. The limit only ends a
 * hanging one, so it is far longer than an overloaded machine takes to start a process and an embedded database (6 s
 * alone, 60 s among ten others).
 */
const limitMs = 300_000;

const builtServer = 'tests/server/lib/built-server.ts';
const calls = ['tests/server/*.test.ts'];
/** Pages, headers, documents and the sandbox: they do not depend on the database. */
const pages = ['tests/server/pages/*.test.ts'];
/**
 * Starts, stops, backups, migrations, full disks: each test starts processes or restores folders, so `npm test` leaves
 * them out.
 */
const operation = ['tests/server/operation/*.test.ts'];
const onEitherDatabase = [
  'backup',
  'doctor',
  'migrations',
  'migrations-back',
  'npm-start',
  'process',
  'seed-content',
  'sign-up-together',
].map((name) => `tests/server/operation/${name}.test.ts`);

/**
 * Calls and pages on the embedded database; with `npm run test:all`, operation too, and the calls on a PostgreSQL
 * server if its binaries are installed.
 */
export const serverProjects: TestProjectInlineConfiguration[] = [
  project('server', { globalSetup: [builtServer], include: [...calls, ...pages] }),
  project('operation', { globalSetup: [builtServer], include: operation }),
  ...(postgresBinaries()
    ? [
        project('postgres', {
          globalSetup: [builtServer, 'tests/server/lib/postgres-cluster.ts'],
          include: [...calls, ...onEitherDatabase, 'tests/server/postgres/*.test.ts'],
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

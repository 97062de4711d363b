import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresBinaries } from './lib/postgres-binaries.ts';

const onServer = project('server:postgres', ['tests/server/lib/postgres-cluster.ts'], ['tests/server/postgres/*.test.ts']);

/** The same files against the embedded database and, where its binaries are installed, a PostgreSQL server. */
export const serverProjects: TestProjectInlineConfiguration[] = [
  project('server:pglite', [], []),
  ...(postgresBinaries() ? [onServer] : []),
];

if (!postgresBinaries()) process.stdout.write('No PostgreSQL binaries found: the server tests run against PGlite only.\n');

function project(name: string, globalSetup: string[], ownFiles: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      globalSetup,
      include: ['tests/server/*.test.ts', ...ownFiles],
      environment: 'node',
      // The files of a worker share its database.
      isolate: false,
      hookTimeout: 30_000,
      testTimeout: 30_000,
    },
  };
}

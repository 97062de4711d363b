import type { TestProjectInlineConfiguration } from 'vitest/config';
import { postgresBinaries } from './lib/postgres-binaries.ts';

/**
 * No test here measures time: each waits for a log line, a response or the end of a process. The limit only ends a hanging one, so it is far longer
 * than an overloaded machine takes to start a process and an embedded database (6 s alone, 60 s among ten others).
 */
const limitMs = 300_000;

/** Tests that do not depend on the database: pages, headers, documents, the sandbox, and tests that take minutes. */
const onAny = [
  'bench-table', 'browser-security', 'content-courses', 'content-texts', 'crypto', 'dependencies', 'detail-pages', 'device', 'documents', 'embedded', 'env', 'failure-page', 'folder-lock', 'fuzz', 'hashing-threads', 'page-cache', 'page-files',
  'compressed-text', 'listen', 'log', 'metrics', 'no-script', 'openapi', 'operating-doc', 'owner-only', 'page-head', 'page-queries', 'policy-periods', 'policy-recipients', 'render-limits', 'rendered-page', 'requests', 'low-disk-guard', 'same-facts', 'sandbox', 'sandbox-identity', 'sandbox-mark', 'sandbox-postcode', 'sandbox-weather', 'sanitized', 'security-doc',
  'security-headers', 'security-text', 'shared-cache', 'site', 'site-map', 'stale', 'start', 'weather',
];
const builtServer = 'tests/server/lib/built-server.ts';
const onServer = project('server:postgres', {
  globalSetup: [builtServer, 'tests/server/lib/postgres-cluster.ts'],
  include: ['tests/server/*.test.ts', 'tests/server/postgres/*.test.ts'],
  exclude: onAny.map((name) => `tests/server/${name}.test.ts`),
});

/** Runs the same files on the embedded database and, if its binaries are installed, on a PostgreSQL server. */
export const serverProjects: TestProjectInlineConfiguration[] = [
  project('server:pglite', { globalSetup: [builtServer], include: ['tests/server/*.test.ts'] }),
  ...(postgresBinaries() ? [onServer] : []),
];

if (!postgresBinaries()) process.stdout.write('No PostgreSQL binaries found: the server tests run against PGlite only.\n');

function project(name: string, which: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude' | 'globalSetup'>): TestProjectInlineConfiguration {
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

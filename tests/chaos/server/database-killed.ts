import { onPostgres } from '../lib/installation.ts';
import { killDuringWrites } from '../lib/killed.ts';
import type { Trial } from '../lib/trial.ts';

export const trial: Trial = {
  name: 'database-killed',
  done: 'kill -9 of PostgreSQL with all its processes during writes',
  run: (options) =>
    onPostgres((installation, cluster) =>
      killDuringWrites(installation, options, async (server) => {
        await cluster.end('SIGKILL');
        await cluster.start();
        return server;
      }),
    ),
};

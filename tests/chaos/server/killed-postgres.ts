import { onPostgres } from '../lib/installation.ts';
import { killDuringWrites } from '../lib/killed.ts';
import type { Trial } from '../lib/trial.ts';

export const trial: Trial = {
  name: 'killed-postgres',
  done: 'kill -9 of the server during writes, PostgreSQL',
  run: (options) =>
    onPostgres((installation) =>
      killDuringWrites(installation, options, async (server) => {
        await server.end('SIGKILL');
        return installation.start();
      }),
    ),
};

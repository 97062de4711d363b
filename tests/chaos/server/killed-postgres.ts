import { onPostgres } from '../lib/house.ts';
import { killDuringWrites } from '../lib/killed.ts';
import type { Trial } from '../lib/trial.ts';

export const trial: Trial = {
  name: 'killed-postgres',
  done: 'kill -9 of the server during writes, PostgreSQL',
  run: (options) =>
    onPostgres((house) =>
      killDuringWrites(house, options, async (server) => {
        await server.end('SIGKILL');
        return house.start();
      }),
    ),
};

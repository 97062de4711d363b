import { onEmbedded } from '../lib/installation.ts';
import { killDuringWrites } from '../lib/killed.ts';
import type { Trial } from '../lib/trial.ts';

export const trial: Trial = {
  name: 'killed-embedded',
  done: 'kill -9 of the server during writes, embedded database',
  run: (options) =>
    onEmbedded((installation) =>
      killDuringWrites(installation, options, async (server) => {
        await server.end('SIGKILL');
        return installation.start();
      }),
    ),
};

import type { Installation } from './installation.ts';
import type { Settings } from './server.ts';
import { equals } from './trial.ts';

export type Rolling = {
  /** The current URL for calls. */
  url(): string;
  /** Directs calls to a new process with these settings, then ends the previous one. */
  roll(overrides: Settings): Promise<void>;
};

/** Restarts one process at a time, as settings are changed without downtime. */
export async function startRolling(installation: Installation): Promise<Rolling> {
  let server = await installation.start();
  return {
    url: () => server.url,
    async roll(overrides) {
      const previous = server;
      server = await installation.start(overrides);
      equals(await previous.end('SIGTERM'), 0, 'exit code of the former process');
    },
  };
}

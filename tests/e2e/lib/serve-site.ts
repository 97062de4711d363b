import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { putEmptyPglite } from '#tests/server/lib/empty-pglite.ts';

/**
 * Starts one server for the whole run, as `npm start` does, on a free port with its own data folder. Returns a function
 * that stops it.
 */
export default async function serveSite() {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  await putEmptyPglite(join(folder, 'pglite'));
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: folder,
      SIGN_IN_RATE_PER_MINUTE: '100000',
      LOOKUP_RATE_PER_MINUTE: '100000',
      RENDER_RATE_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'close');
  const defects: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('{')) defects.push(line);
      const printedUrl = /^\s*(http:\S+)$/.exec(line)?.[1];
      if (printedUrl) resolve(printedUrl);
    });
    void exited.then(() => reject(new Error('The server ended before it was ready.')));
  });
  process.env['SITE_URL'] = await url;
  return async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
    if (defects.length > 0) throw new Error(`The server reported defects:\n${defects.join('\n')}`);
  };
}

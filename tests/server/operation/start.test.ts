import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';
import { silent } from '#server/log.ts';
import { putEmptyPglite } from '../lib/empty-pglite.ts';
import { preparedInstallation, runServer } from '../lib/process.ts';

let installation: Awaited<ReturnType<typeof preparedInstallation>>;
beforeAll(async () => {
  installation = await preparedInstallation();
});
afterAll(() => installation.remove());

const failure = (complaint: string) => ({ code: 1, complaint: `${complaint}\n` });

describe('the server does not start, and prints one line with the reason, with', () => {
  test('a bad setting', async () => {
    const result = runServer({ ...installation.settings, PORT: 'http' }).end();
    expect(await result).toEqual(failure('Bad setting PORT: must be a whole number from 0 to 65535.'));
  });

  test('a data folder that cannot be written', async () => {
    const file = join(installation.folder, 'file');
    writeFileSync(file, '');
    const result = runServer({ ...installation.settings, DATA_DIR: join(file, 'data') }).end();
    expect(await result).toEqual(failure(`Cannot write to the data folder ${join(file, 'data')} (ENOTDIR).`));
  });

  test('a deployment without an explicit sandbox setting', async () => {
    const result = runServer({ ...installation.settings, HOST: '0.0.0.0', SANDBOX: undefined }).end();
    expect((await result).complaint).toMatch(
      /^Bad setting SANDBOX: with (?:DATABASE_URL|a HOST that other machines can reach) it must be given: off for a site with real members, on for a trial/,
    );
  });

  test('a database that does not answer', async () => {
    const result = runServer({
      ...installation.settings,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/golf',
    }).end();
    expect(await result).toEqual(failure('Cannot reach the database of DATABASE_URL (ECONNREFUSED).'));
  });

  test('a port that is in use, and releases the data folder', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const boundAddress = blocker.address();
    const port = typeof boundAddress === 'object' ? String(boundAddress?.port) : '';
    const result = await runServer({ ...installation.settings, PORT: port }).end();
    blocker.close();
    expect(result).toEqual(failure(`Port ${port} is already taken; set PORT to another one.`));
    (await lockFolder(installation.settings.DATA_DIR, { log: silent, timeoutMs: 0 }))();
  });
});

test('the server waits for a data folder that another process still uses', async () => {
  const folder = join(installation.folder, 'used');
  await putEmptyPglite(join(folder, 'pglite'));
  const unlock = await lockFolder(folder, { log: silent, timeoutMs: 0 });
  const server = runServer({ DATA_DIR: folder, PORT: '0', SANDBOX: 'on' });
  await server.until('waiting for the data folder');
  unlock();
  await server.until('listening');
  server.signal('SIGTERM');
  expect(await server.end()).toEqual({ code: 0, complaint: '' });
});

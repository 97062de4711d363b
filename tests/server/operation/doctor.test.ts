import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleMembersMessage, unknownKeyMessage } from '#server/db/prepare.ts';
import { newInstallation, runServer } from '../lib/process.ts';

let installation: Awaited<ReturnType<typeof newInstallation>>;
beforeEach(async () => {
  installation = await newInstallation();
});
afterEach(() => installation.remove());

/** Returns the lines that `npm run doctor` prints about these settings. */
const problemsOf = (settings: Record<string, string | undefined>): Promise<string[]> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/ops/doctor.ts'], {
    env: { PATH: process.env['PATH'], ...installation.settings, ...settings },
  }).then(
    () => [],
    ({ stderr }: { stderr: string }) => stderr.trim().split('\n'),
  );

test('settings are listed before a database exists, and none is created', async () => {
  expect(await problemsOf({ SITE_DIR: 'nowhere' })).toEqual(
    expect.arrayContaining([
      'Bad setting SITE_URL: with SANDBOX=off it must be given.',
      'There is no built site in nowhere: run npm run build, or set SITE_DIR.',
    ]),
  );
  expect(existsSync(join(installation.settings.DATA_DIR, 'pglite'))).toBe(false);
});

test('a database with sample members and another key is reported as both', async () => {
  const server = runServer(installation.settings);
  await server.until('listening');
  server.signal('SIGTERM');
  await server.end();
  expect(await problemsOf({ ENCRYPTION_KEY: 'a1'.repeat(32) })).toEqual(
    expect.arrayContaining([sampleMembersMessage, unknownKeyMessage]),
  );
});

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sampleMembersMessage, unknownKeyMessage } from '#server/db/prepare.ts';
import { deploymentProblems } from '../../../scripts/ops/deployment-problems.ts';
import { newInstallation, preparedInstallation } from '../lib/process.ts';

test('npm run doctor lists settings before a database exists, and creates none', async () => {
  const { settings, remove } = await newInstallation();
  const lines = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/ops/doctor.ts'], {
    env: { PATH: process.env['PATH'], ...settings, SITE_DIR: 'nowhere' },
  }).then(
    () => [],
    ({ stderr }: { stderr: string }) => stderr.trim().split('\n'),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Bad setting SITE_URL: with SANDBOX=off it must be given.',
      'There is no built site in nowhere: run npm run build, or set SITE_DIR.',
    ]),
  );
  expect(existsSync(join(settings.DATA_DIR, 'pglite'))).toBe(false);
  remove();
});

test('a database with sample members and another key is reported as both', async () => {
  const { settings, remove } = await preparedInstallation();
  expect(await deploymentProblems({ ...settings, ENCRYPTION_KEY: 'a1'.repeat(32) })).toEqual(
    expect.arrayContaining([sampleMembersMessage, unknownKeyMessage]),
  );
  remove();
});

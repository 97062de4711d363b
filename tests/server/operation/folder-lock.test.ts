import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';
import { silent } from '#server/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const atOnce = { log: silent, timeoutMs: 0 } as const;
const inUse = (pid = process.pid) =>
  `The data folder ${folder} is in use by another process (process ${pid} on ${hostname()}).`;
/** Returns the message of the refusal, or null if the folder could be locked, which it no longer is. */
const refusal = () =>
  lockFolder(folder, atOnce).then(
    (unlock) => (unlock(), null),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

test('a folder has one user at a time', async () => {
  const unlock = await lockFolder(folder, atOnce);
  expect(await refusal()).toBe(inUse());
  unlock();
  expect(await refusal()).toBe(null);
});

test('a refused process does not release the lock of another', async () => {
  const unlock = await lockFolder(folder, atOnce);
  expect([await refusal(), await refusal(), await refusal()]).toEqual([inUse(), inUse(), inUse()]);
  unlock();
});

test('of several that start at the same time one gets the folder', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, atOnce)));
  const unlocks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(unlocks).toHaveLength(1);
  for (const unlock of unlocks) unlock();
});

test('the file of the lock stays, and its contents are no lock', async () => {
  (await lockFolder(folder, atOnce))();
  expect(readdirSync(folder)).toEqual(['lock.owner']);
  writeFileSync(join(folder, 'lock.owner'), 'process 1 on another-container\n');
  expect(await refusal()).toBe(null);
});

test('a folder that is released in time is waited for, after one line in the log', async () => {
  const unlock = await lockFolder(folder, atOnce);
  const lines: string[] = [];
  const waiting = lockFolder(folder, { log: { info: (message) => lines.push(message) }, timeoutMs: 60_000 });
  setTimeout(unlock, 150);
  (await waiting)();
  expect(lines).toEqual(['waiting for the data folder']);
});

describe('the lock of another process', () => {
  /** Locks the folder in a process that knows nothing of this one. */
  async function holder() {
    const script = `import { tryLock } from 'fs-native-extensions'; import { openSync, writeSync } from 'node:fs'; const file = openSync(process.argv[1], 'a+'); tryLock(file); writeSync(file, 'process ' + process.pid + ' on ${hostname()}'); console.log('locked'); setInterval(() => undefined, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, join(folder, 'lock.owner')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  }

  test('holds while that process is stopped, and ends when it is killed', async () => {
    const child = await holder();
    const ended = once(child, 'close');
    child.kill('SIGSTOP');
    const whileStopped = await refusal();
    child.kill('SIGKILL');
    await ended;
    expect([whileStopped, await refusal()]).toEqual([inUse(child.pid), null]);
  });
});

describe('a folder that cannot be locked is refused', () => {
  const error = (code: string) => Object.assign(new Error(), { code });
  afterEach(() => vi.doUnmock('fs-native-extensions'));

  test('on a file system without locks', async () => {
    vi.doMock('fs-native-extensions', () => ({
      tryLock: () => {
        throw error('ENOLCK');
      },
    }));
    expect(await refusal()).toBe(
      `Cannot lock the data folder ${folder} (ENOLCK): set DATA_DIR to a folder on a file system with locks.`,
    );
  });

  test('on a system that the package of the lock has no binary for', async () => {
    vi.doMock('fs-native-extensions', () => {
      throw error('ADDON_NOT_FOUND');
    });
    expect(await refusal()).toBe(
      'The embedded database cannot lock its folder on this system (ADDON_NOT_FOUND): use a system with glibc, or set DATABASE_URL.',
    );
  });
});

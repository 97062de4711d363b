import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '#server/db/data-folder.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import { silent } from '#server/log.ts';
import { backUp, restore } from '../../../scripts/ops/backup-database.ts';

let folder: string;
let previousUmask: number;
beforeEach(() => {
  previousUmask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  process.umask(previousUmask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

/** Returns the paths that other users may read, write or enter, below a folder and including it. */
const openToOthers = (path: string): string[] => [
  ...((modeOf(path) & 0o077) === 0 ? [] : [`${path} ${modeOf(path).toString(8)}`]),
  ...(lstatSync(path).isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : []),
];

describe('readable by the user of the server only', () => {
  test('are the database, the key, the lock, a backup and restored files, from their creation', async () => {
    const data = join(folder, 'data');
    const database = await openEmbedded(data, silent);
    encryptionKeys({ DATA_DIR: data });
    await database.migrate(async () => undefined);
    expect(readdirSync(data).toSorted()).toEqual(['encryption.key', 'lock.owner', 'pglite']);
    expect([modeOf(data), modeOf(join(data, 'encryption.key')), modeOf(join(data, 'pglite', 'PG_VERSION'))]).toEqual([
      0o700, 0o600, 0o600,
    ]);
    expect(openToOthers(data)).toEqual([]);
    await database.close();
    const file = await backUp({ DATA_DIR: data }, new Date(0), join(folder, 'backups'));
    const replacedFolder = await restore({ DATA_DIR: data }, file, { replace: true, now: new Date(1) });
    expect([openToOthers(join(folder, 'backups')), openToOthers(data), modeOf(replacedFolder ?? '')]).toEqual([
      [],
      [],
      0o700,
    ]);
  });

  test('are, after the start, files that an earlier release left open, and nothing else in the folder', () => {
    const inside = join(folder, 'pglite', 'base');
    mkdirSync(inside, { recursive: true });
    for (const path of [
      join(inside, '1'),
      join(folder, 'encryption.key'),
      join(folder, 'lock'),
      join(folder, 'notes.txt'),
    ])
      writeFileSync(path, '', { mode: 0o666 });
    symlinkSync(join(folder, 'notes.txt'), join(folder, 'pglite', 'link'));
    makeFolder(folder);
    expect([folder, join(folder, 'pglite'), inside].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect([join(inside, '1'), join(folder, 'encryption.key'), join(folder, 'lock')].map(modeOf)).toEqual([
      0o600, 0o600, 0o600,
    ]);
    expect(modeOf(join(folder, 'notes.txt'))).toBe(0o644);
  });
});

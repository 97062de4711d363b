import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inUse = () => `The data folder ${folder} is in use by another process (${process.pid}).`;

test('a folder has one user at a time', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(inUse());
  unlock();
  lockFolder(folder)();
});

test('a released lock leaves no file behind', () => {
  const unlock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', 'nonsense', '4194999 1', '999999999 ', `${process.pid} 1`])('the lock %j of a dead process is replaced', (stale) => {
  writeFileSync(join(folder, 'lock'), stale);
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
  expect(() => lockFolder(folder)).toThrow(inUse());
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

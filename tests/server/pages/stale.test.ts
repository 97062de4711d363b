import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWhenStale } from '../../../scripts/build/stale.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/one.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = () => join(folder, 'src/deep/one.ts');
const output = () => join(folder, 'dist/out.js');

function build(write: () => void = () => writeFileSync(output(), 'built'), settings: readonly string[] = []) {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const inputs = [join(folder, 'src'), join(folder, 'missing')];
  return buildWhenStale({ output: output(), hashFile: join(folder, 'dist/stamp'), inputs, settings }, async () =>
    write(),
  );
}

test('a missing build is made, then reused', async () => {
  expect([await build(), await build()]).toEqual([true, false]);
});

test('another date does not make it stale; another content, name or lost output does', async () => {
  await build();
  utimesSync(source(), 0, 0);
  expect(await build()).toBe(false);
  writeFileSync(source(), 'two');
  expect(await build()).toBe(true);
  writeFileSync(join(folder, 'src/added.ts'), '');
  expect(await build()).toBe(true);
  rmSync(output());
  expect(await build()).toBe(true);
});

test('another setting makes it stale', async () => {
  await build();
  expect([await build(undefined, ['key']), await build(undefined, ['key']), await build()]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a failed build is repeated', async () => {
  const failing = build(() => {
    throw new Error('broken source');
  });
  await expect(failing).rejects.toThrow('broken source');
  expect(await build()).toBe(true);
});

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '#server/log.ts';

const root = resolve(import.meta.dirname, '../../..');
const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
);
const template = join(root, `node_modules/.cache/pglite/${version}`);

/**
 * Copies the files of a new embedded database to `folder`, as PGlite would create them there, which takes two to three
 * seconds of the processor. They are created once and kept until the next `npm ci`.
 */
export async function putEmptyPglite(folder: string): Promise<void> {
  if (!existsSync(template)) await createTemplate();
  cpSync(template, folder, { recursive: true });
}

/** Opens a new embedded database in memory. */
export async function newPglite(): Promise<PGlite> {
  dumped ??= dumpEmpty();
  return PGlite.create({ loadDataDir: await dumped });
}

let dumped: Promise<Blob> | undefined;

async function dumpEmpty(): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
  await putEmptyPglite(folder);
  const client = await PGlite.create(folder);
  const files = await client.dumpDataDir('none');
  await client.close();
  rmSync(folder, { recursive: true });
  return files;
}

async function createTemplate(): Promise<void> {
  mkdirSync(dirname(template), { recursive: true });
  const draft = mkdtempSync(`${template}-`);
  const client = await PGlite.create(draft);
  await client.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) !== 'ENOTEMPTY') throw error;
    rmSync(draft, { recursive: true });
  }
}

import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '#server/log.ts';

const root = resolve(import.meta.dirname, '../../..');
const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
);
const template = join(root, `node_modules/.cache/pglite/${version}`);
const archive = `${template}.tar`;

/**
 * Copies the files of a new embedded database to `folder`, as PGlite would create them there, which takes two to three
 * seconds of the processor. They are created once and kept until the next `npm ci`.
 */
export async function putEmptyPglite(folder: string): Promise<void> {
  if (!existsSync(template)) await createTemplate();
  cpSync(template, folder, { recursive: true });
}

/** Opens a new embedded database in memory, from an archive of its files, which is kept as long. */
export async function newPglite(): Promise<PGlite> {
  if (!existsSync(archive)) await createArchive();
  return PGlite.create({ loadDataDir: new Blob([readFileSync(archive)]) });
}

async function createArchive(): Promise<void> {
  const client = await PGlite.create();
  const files = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(dirname(archive), { recursive: true });
  // Renamed, so that no other process reads a part of it.
  const draft = `${archive}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await files.arrayBuffer()));
  renameSync(draft, archive);
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

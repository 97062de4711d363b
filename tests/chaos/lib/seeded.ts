import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putEmptyPglite } from '#tests/server/lib/empty-pglite.ts';
import type { Settings } from './server.ts';
import { startServer } from './server.ts';

let seeded: Promise<string> | undefined;

/**
 * Copies a prepared embedded database into `folder`: it is created once by a first start, and copying takes a tenth of
 * the time.
 */
export async function putSeeded(folder: string, settings: Settings): Promise<void> {
  seeded ??= seedOnce(settings);
  cpSync(await seeded, folder, { recursive: true });
}

async function seedOnce(settings: Settings): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-seeded-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  await putEmptyPglite(join(folder, 'pglite'));
  const server = await startServer({ ...settings, DATA_DIR: folder });
  await server.end('SIGTERM');
  return folder;
}

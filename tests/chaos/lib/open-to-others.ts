import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `nobody` everywhere. */
const other = { uid: 65_534, gid: 65_534 };
/** Prints those of the paths that it reads which it can open. */
const opener = 'while IFS= read -r path; do if true < "$path"; then printf "%s\\n" "$path"; fi; done';

/** Whether this process may act as another user. */
export const mayActAsOther = (): boolean => process.getuid?.() === 0;

/** A file, or a folder with all files and folders in it. */
export function allIn(path: string): string[] {
  return [path, ...(lstatSync(path).isDirectory() ? readdirSync(path).flatMap((name) => allIn(join(path, name))) : [])];
}

/** Those of the paths that another user of the machine opens for reading. */
export function openedByOther(paths: readonly string[]): string[] {
  const { status, error, stdout } = spawnSync('sh', ['-c', opener], { ...other, cwd: '/', input: `${paths.join('\n')}\n`, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  if (status !== 0) throw new Error(`Another user's shell ended with ${status}`, { cause: error });
  return stdout.split('\n').filter(Boolean);
}

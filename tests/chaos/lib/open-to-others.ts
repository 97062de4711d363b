import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The uid and gid of `nobody` on every system. */
const otherUser = { uid: 65_534, gid: 65_534 };
/** Prints those of its input paths that it can open. */
const openScript = 'while IFS= read -r path; do if true < "$path"; then printf "%s\\n" "$path"; fi; done';

/** Returns whether this process may run commands as another user. */
export const canActAsOtherUser = (): boolean => process.getuid?.() === 0;

/** Returns a file, or a folder with all its descendants. */
export function pathsIn(path: string): string[] {
  return [
    path,
    ...(lstatSync(path).isDirectory() ? readdirSync(path).flatMap((name) => pathsIn(join(path, name))) : []),
  ];
}

/** Returns those of the paths that another user of the machine can read. */
export function readableByOther(paths: readonly string[]): string[] {
  const { status, error, stdout } = spawnSync('sh', ['-c', openScript], {
    ...otherUser,
    cwd: '/',
    input: `${paths.join('\n')}\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (status !== 0) throw new Error(`Another user's shell ended with ${status}`, { cause: error });
  return stdout.split('\n').filter(Boolean);
}

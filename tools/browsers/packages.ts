import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A command, and the Debian package that contains it. */
export type Needed = { readonly command: string; readonly package: string };

/**
 * Installs missing packages, on Debian as root only. Failed installations are not reported here: the caller fails on
 * the missing command.
 */
export function installMissing(needed: readonly Needed[]): void {
  const missing = needed.filter(({ command }) => which(command) === undefined);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  for (const { package: name } of missing)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
}

/** Returns the path of a command, or undefined. */
export function which(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

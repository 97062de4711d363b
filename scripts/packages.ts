import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A command, and the package of Debian that has it. */
export type Needed = { readonly command: string; readonly package: string };

/** Installs what is missing, on Debian as root. An installation that fails has said why; whoever needs the command then says that it is missing. */
export function installMissing(needed: readonly Needed[]): void {
  const missing = needed.filter(({ command }) => which(command) === undefined);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  for (const { package: name } of missing) spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
}

/** The path of a command, if it is there. */
export function which(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

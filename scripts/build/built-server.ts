import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { run as Run } from '#server/run.ts';

/**
 * Builds outdated outputs in a child process, so that the server does not keep the bundlers' memory. Exits if the build
 * fails.
 */
export function build(): void {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], { stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs the built server in this process. The import is where the untyped bundle gets the types of its source. */
export async function runBuiltServer(): ReturnType<typeof Run> {
  const bundle: unknown = await import(pathToFileURL('dist/server/run.js').href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has just made it from that source
  return (bundle as { readonly run: typeof Run }).run();
}

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { run as Run } from '#server/run.ts';

/** Builds what is stale, in a process of its own, so that the server does not keep the bundlers' memory. Ends this one when that fails. */
export function build(): void {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Runs the built server as this process. The boundary where the bundle, which has no types, gets those of its source. */
export async function runBuiltServer(): ReturnType<typeof Run> {
  const bundle: unknown = await import(pathToFileURL('dist/server/run.js').href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build made it from that source just now
  return (bundle as { readonly run: typeof Run }).run();
}

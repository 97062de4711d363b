import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { accounts } from '#server/db/seed/accounts.ts';
import type { run as Run } from '#server/run.ts';

// A process of its own, so that the server does not keep the bundlers' memory.
const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const { run } = await builtServer();
const { url } = await run();
process.stdout.write(banner(url));

/** The boundary where the bundle, which has no types, gets those of its source. */
async function builtServer() {
  const bundle: unknown = await import(pathToFileURL('dist/server/run.js').href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build made it from that source just now
  return bundle as { readonly run: typeof Run };
}

function banner(address: string): string {
  const rows = accounts.map(({ serviceId, password, purpose }) => `  ${serviceId.padEnd(10)} ${password}  ${purpose}`);
  return ['', `  ${address}`, '', '  Accounts of a fresh start:', ...rows, '', ''].join('\n');
}

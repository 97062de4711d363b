import { accounts } from '#server/db/seed/accounts.ts';
import { build, runBuiltServer } from './build/built-server.ts';

build();
const { url, hasSandbox } = await runBuiltServer();
process.stdout.write(hasSandbox ? banner(url) : `\n  ${url}\n\n`);

function banner(siteUrl: string): string {
  const rows = accounts.map(({ serviceId, password, purpose }) => `  ${serviceId.padEnd(10)} ${password}  ${purpose}`);
  return ['', `  ${siteUrl}`, '', '  Sample accounts:', ...rows, '', ''].join('\n');
}

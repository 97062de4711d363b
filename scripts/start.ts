import { accounts } from '#server/db/seed/accounts.ts';
import { build, runBuiltServer } from './build/built-server.ts';

build();
const { url } = await runBuiltServer();
process.stdout.write(banner(url));

function banner(siteUrl: string): string {
  const rows = accounts.map(({ serviceId, password, purpose }) => `  ${serviceId.padEnd(10)} ${password}  ${purpose}`);
  return ['', `  ${siteUrl}`, '', '  Sample accounts:', ...rows, '', ''].join('\n');
}

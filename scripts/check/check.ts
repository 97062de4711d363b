import { spawn } from 'node:child_process';

const tsc = 'node_modules/ts7/bin/tsc';

/**
 * Runs all static checks in parallel and prints their results: types, type-aware lint, layers, licences, known vulnerabilities, unused
 * files and exports. For passing checks, prints only their warnings (lines starting with a dash).
 */
const checks = {
  types: ['node', tsc, '-b'],
  lint: ['node', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  layers: ['node', '--import', 'tsx', 'scripts/check/layers.ts'],
  licences: ['node', '--import', 'tsx', 'scripts/check/licences.ts'],
  audit: ['node', '--import', 'tsx', 'scripts/check/audit.ts'],
  unused: ['node', 'node_modules/knip/bin/knip.js', '--no-progress'],
};

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
for (const { name, output, seconds, passed } of results) process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n${passed ? warningsIn(output) : output}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

function warningsIn(output: string): string {
  return output.split('\n').flatMap((line) => (line.startsWith('– ') ? `  ${line}\n` : [])).join('');
}

function run(name: string, [command = '', ...args]: string[]) {
  const started = performance.now();
  let output = '';
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise<{ name: string; output: string; seconds: string; passed: boolean }>((resolve) => {
    child.on('close', (code) => resolve({ name, output, seconds: ((performance.now() - started) / 1_000).toFixed(1), passed: code === 0 }));
  });
}

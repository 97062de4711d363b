import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeResults, uncheckedIn, type CheckResult } from './check-results.ts';

const tsc = 'node_modules/ts7/bin/tsc';

/**
 * Runs all static checks in parallel and prints their results: types, type-aware lint, format, layers, licences, known
 * vulnerabilities, unused files and exports. With `--strict` it also fails if something could not be checked;
 * `--unchecked <file>` writes that into a file.
 */
const checks = {
  types: ['node', tsc, '-b'],
  lint: ['node', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  layers: ['node', '--import', 'tsx', 'scripts/check/layers.ts'],
  licences: ['node', '--import', 'tsx', 'scripts/check/licences.ts'],
  audit: ['node', '--import', 'tsx', 'scripts/check/audit.ts'],
  unused: ['node', 'node_modules/knip/bin/knip.js', '--no-progress'],
};

const { values: options } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, unchecked: { type: 'string' } },
});
const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
const unchecked = uncheckedIn(results);
process.stdout.write(describeResults(results));
if (options.unchecked !== undefined) writeFileSync(options.unchecked, unchecked.map((line) => `${line}\n`).join(''));
process.exitCode = results.every(({ passed }) => passed) && !(options.strict && unchecked.length > 0) ? 0 : 1;

function run(name: string, [command = '', ...args]: string[]) {
  const started = performance.now();
  let output = '';
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise<CheckResult>((resolve) => {
    child.on('close', (code) =>
      resolve({ name, output, seconds: ((performance.now() - started) / 1_000).toFixed(1), passed: code === 0 }),
    );
  });
}

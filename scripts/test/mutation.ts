import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { filesIn } from '#tools/files-in.ts';

/**
 * Runs mutation tests (Stryker) on the machines, each with its own tests, and writes a page for each into
 * `mutation-report/`. `npm run mutation login` runs some machines only. Fails if Stryker does: if it could not run, or
 * the score of a machine is below that of `stryker.config.mjs`.
 */
const selected = process.argv.slice(2);
const names = filesIn('machines', /\.machine\.ts$/).map((file) => basename(file, '.machine.ts'));
const unknown = selected.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no machine named ${unknown.join(', ')}. The machines are: ${names.join(', ')}.\n`);
  process.exit(2);
}
const failed = names.filter((name) => (selected.length === 0 || selected.includes(name)) && !passes(name));
process.stdout.write(failed.length > 0 ? `Failed: ${failed.join(', ')}\n` : 'Every machine has its score.\n');
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(name: string): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED: name },
  });
  return status === 0;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { faults } from '../../tests/model/sabotage/faults.ts';
import { filesIn } from '../files-in.ts';
import { mutated, repeatedFaults } from './repeated-faults.ts';

/**
 * Runs mutation tests (Stryker) on the machines: a mutant survives if no test of its machine fails. `npm run mutation login` runs some
 * machines only. Fails if a machine's score is below 90 %, or if a hand-written mutant is one that Stryker makes as well.
 */
const minScorePercent = 90;
const report = '.cache/mutation.json';
const position = z.object({ line: z.number(), column: z.number() });
const schema = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string(), replacement: z.optional(z.string()), location: z.object({ start: position, end: position }) })) })) });
const wanted = process.argv.slice(2);
const machines = filesIn('machines', /\.machine\.ts$/).filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));
const scores = machines.map((file) => ({ name: nameOf(file), ...judged(file) }));

process.stdout.write(`\nMutation scores\n${scores.map(({ name, killed, all }) => `  ${name.padEnd(18)}${String(killed).padStart(4)} of ${String(all).padStart(4)}  ${percent(killed, all)} %`).join('\n')}\n`);
for (const { name, repeated } of scores) for (const fault of repeated) process.stdout.write(`Stryker makes this mutant of ${name}, too; remove it from tests/model/sabotage: ${fault}\n`);
process.exitCode = scores.every(({ killed, all, repeated }) => (100 * killed) / all >= minScorePercent && repeated.length === 0) ? 0 : 1;

function judged(file: string): { killed: number; all: number; repeated: string[] } {
  rmSync(report, { force: true });
  spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate', file], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED: nameOf(file) },
  });
  if (!existsSync(report)) return { killed: 0, all: 1, repeated: [] };
  const mutants = Object.values(schema.parse(JSON.parse(readFileSync(report, 'utf8'))).files).flatMap(({ mutants: found }) => found);
  const source = readFileSync(file, 'utf8');
  return {
    killed: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    all: mutants.length,
    repeated: repeatedFaults(source, faults[nameOf(file)] ?? [], mutants.map((mutant) => mutated(source, mutant))),
  };
}

function nameOf(file: string): string {
  return basename(file, '.machine.ts');
}

function percent(killed: number, all: number): string {
  return ((100 * killed) / all).toFixed(1).padStart(5);
}

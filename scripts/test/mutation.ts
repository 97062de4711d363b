import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Mutant } from '#tools/flows/mutants/mutant.ts';
import { filesIn } from '#tools/files-in.ts';
import { storeMutants } from '../flows/mutants.ts';
import { runStryker, type StrykerMutant } from './stryker.ts';

/**
 * Runs mutation tests (Stryker) on the machines: with the tests of the machine, then what survives with those of the
 * rendered flow. `npm run mutation login` runs some machines only. The report of `npm run flows` shows the mutants of
 * each transition. Fails if a machine's score is below 90 % with its own tests.
 */
const minScorePercent = 90;
const selected = process.argv.slice(2);
const machines = filesIn('machines', /\.machine\.ts$/).filter(
  (file) => selected.length === 0 || selected.includes(nameOf(file)),
);
const scores = machines.map((file) => ({ name: nameOf(file), ...judged(file) }));

process.stdout.write(
  `\nMutation scores\n${scores.map(({ name, killed, rendered, all }) => `  ${name.padEnd(18)}${String(killed).padStart(4)} of ${String(all).padStart(4)}  ${percent(killed, all)} %, ${rendered} more rendered`).join('\n')}\n`,
);
process.exitCode = scores.every(({ killed, all }) => (100 * killed) / all >= minScorePercent) ? 0 : 1;

function judged(file: string): { killed: number; rendered: number; all: number } {
  const [flow, source] = [nameOf(file), readFileSync(file, 'utf8')];
  const found = runStryker(file, flow, 'machine');
  if (!found) return { killed: 0, rendered: 0, all: 1 };
  const survivors = found.filter(({ isKilled }) => !isKilled);
  const rerun = survivors.length > 0 ? (runStryker(file, flow, 'rendered', survivors) ?? []) : [];
  const mutants = found.map((one) =>
    mutantOf(
      source,
      one,
      rerun.find((other) => other.isKilled && isSame(one, other)),
    ),
  );
  storeMutants('flows-report', flow, source, mutants);
  return {
    killed: mutants.filter(({ killedBy }) => killedBy === 'machine').length,
    rendered: mutants.filter(({ killedBy }) => killedBy === 'rendered').length,
    all: mutants.length,
  };
}

function mutantOf(
  source: string,
  { change, replacement, location: { start, end }, isKilled, test }: StrykerMutant,
  rendered: StrykerMutant | undefined,
): Mutant {
  const killer = isKilled
    ? { killedBy: 'machine' as const, test }
    : { killedBy: rendered ? ('rendered' as const) : null, test: rendered?.test ?? null };
  return {
    start: offsetIn(source, start),
    end: offsetIn(source, end),
    line: start.line,
    change,
    replacement,
    ...killer,
  };
}

function isSame(one: StrykerMutant, other: StrykerMutant): boolean {
  return one.replacement === other.replacement && JSON.stringify(one.location) === JSON.stringify(other.location);
}

/** Returns the number of characters before a position. */
function offsetIn(source: string, { line, column }: StrykerMutant['location']['start']): number {
  return (
    source
      .split('\n')
      .slice(0, line - 1)
      .reduce((sum, { length }) => sum + length + 1, 0) +
    column -
    1
  );
}

function nameOf(file: string): string {
  return basename(file, '.machine.ts');
}

function percent(killed: number, all: number): string {
  return ((100 * killed) / all).toFixed(1).padStart(5);
}

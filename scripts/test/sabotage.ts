import { readFileSync } from 'node:fs';
import type { Fault } from '../../tests/model/sabotage/fault.ts';
import { faults } from '../../tests/model/sabotage/faults.ts';
import { kinds, startTrials, type Verdict } from './sabotage-trial.ts';

type Judged = Verdict & { flow: string; fault: string };

/** Machines embedded in others run separately, since their mutants may also fail the tests of the embedding machines. */
const embedded = new Set(['id-check', 'verification']);

/**
 * Runs the hand-written mutants ("faults"): applies one to each machine at a time, runs the tests of these machines, and prints which tests
 * killed it. Fails if a mutant survives. `npm run sabotage -- login` runs some machines only.
 */
const selected = process.argv.slice(2);
const unknown = selected.filter((flow) => !(flow in faults));
if (unknown.length > 0) throw new Error(`No faults for ${unknown.join(', ')}; there are some for ${Object.keys(faults).join(', ')}`);
const chosen = Object.entries(faults).filter(([flow]) => selected.length === 0 || selected.includes(flow));
chosen.forEach(([flow, list]) => list.forEach((fault) => findOnce(flow, fault)));

process.env['WALK_SEED'] ??= '1';
const started = performance.now();
const trials = await startTrials();
const failing = await trials.baselineFailures(chosen.map(([flow]) => flow));
if (failing.length > 0) throw new Error(`These tests fail without any mutant:\n${failing.join('\n')}`);
const judged: Judged[] = [];
for (const round of [...roundsOf(chosen.filter(([flow]) => !embedded.has(flow))), ...roundsOf(chosen.filter(([flow]) => embedded.has(flow)))]) {
  for (const [flow, verdict] of Object.entries(await trials.judge(round))) judged.push({ flow, fault: round[flow]?.fault ?? '', ...verdict });
}
await trials.close();

const survivors = judged.filter(({ kinds: found }) => found.length === 0);
const counts = kinds.map((kind) => `${kind} ${judged.filter(({ kinds: found }) => found.includes(kind)).length}`);
const seconds = ((performance.now() - started) / 1_000).toFixed(0);
process.stdout.write(`${judged.toSorted((a, b) => a.flow.localeCompare(b.flow)).map(rowOf).join('\n')}\n`);
process.stdout.write(`\n${judged.length - survivors.length} of ${judged.length} mutants killed (${counts.join(', ')}; by the table only ${judged.filter(isTableOnly).length}), ${seconds} s\n`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Groups the mutants into rounds: the first of each machine, then the second of each, and so on. */
function roundsOf(some: readonly (readonly [flow: string, list: readonly Fault[]])[]): Record<string, Fault>[] {
  const longest = Math.max(0, ...some.map(([, list]) => list.length));
  return Array.from({ length: longest }, (_, turn) => Object.fromEntries(some.flatMap(([flow, list]) => list.slice(turn, turn + 1).map((fault) => [flow, fault]))));
}

function findOnce(flow: string, { fault, find }: Fault): void {
  const times = readFileSync(`machines/${flow}.machine.ts`, 'utf8').split(find).length - 1;
  if (times !== 1) throw new Error(`The mutant "${fault}" of ${flow} matches ${times} times instead of once:\n${find}`);
}

function isTableOnly({ kinds: found }: Verdict): boolean {
  return found.join() === 'table';
}

function rowOf(verdict: Judged): string {
  const caughtBy = isTableOnly(verdict) ? 'table only' : verdict.kinds.join(', ') || 'SURVIVED';
  return [verdict.flow.padEnd(16), verdict.fault.padEnd(66), caughtBy.padEnd(38), verdict.first].join(' | ');
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import { kebab } from '#tests/model/atlas/kebab.ts';
import type { Level } from '#tests/model/lib/path-record.ts';
import type { Budget } from '#tests/model/strength/in-time.ts';
import type { Strength } from '#tests/model/strength/strength.ts';
import { strengthCounts, type StrengthCount } from '#tests/model/strength/strength-count.ts';
import { mergedCounts, totalsOf, type StrengthTotal } from '#tests/model/strength/totals.ts';

export type StrengthRun = {
  /** Null for the defaults: transitions at every level, and pairs where they are fast. */
  readonly strength: Strength | null;
  /** The time limit of all levels together. */
  readonly minutes: number | null;
  readonly seed: number | null;
  /** Path of a JSON file of counts by transition, which weight random walks. */
  readonly weights: string | null;
};

/** Seconds for the start of a path and for each of its steps, measured on two cores. */
const costs: Readonly<Record<Level, Pick<Budget, 'start' | 'step'>>> = {
  machine: { start: 0.01, step: 0.002 },
  rendered: { start: 0.1, step: 0.02 },
  browser: { start: 1.5, step: 0.35 },
};

/** Sets the strength for the tests of the flows, which read it from the environment. */
export function setStrength({ strength, minutes, seed, weights }: StrengthRun, level: Level, flows: readonly string[], levels: readonly Level[]): void {
  process.env['FLOWS_STRENGTH'] = strength ?? '';
  process.env['FLOWS_SEED'] = String(seed ?? 1);
  process.env['FLOWS_WEIGHTS'] = weights ?? '';
  process.env['FLOWS_BUDGET'] = minutes === null ? '' : JSON.stringify(budgetOf(60 * minutes, level, flows, levels));
}

/** Divides the time among the levels by the cost of a step, and among the flows by their transitions. */
function budgetOf(seconds: number, level: Level, flows: readonly string[], levels: readonly Level[]): Budget {
  const share = costs[level].step / levels.reduce((sum, each) => sum + costs[each].step, 0);
  const sizes = Object.values(machines).filter(({ id }) => flows.includes(kebab(id))).map((machine) => ({ id: machine.id, size: declaredTransitions(machine).size }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return { ...costs[level], seconds: Object.fromEntries(sizes.map(({ id, size }) => [id, (seconds * share * size) / all])) };
}

const fileOf = (level: Level) => `.cache/flows-strength-${level}.json`;

/** Stores the coverage of a level. */
export function storeCounts(level: Level, counts: readonly StrengthCount[]): void {
  mkdirSync(dirname(fileOf(level)), { recursive: true });
  writeFileSync(fileOf(level), JSON.stringify(counts));
}

export const deleteCounts = (level: Level): void => rmSync(fileOf(level), { force: true });

/** Reads the coverage stored in the report's folder. */
export const storedStrengths = (folder: string): readonly StrengthCount[] => countsIn(join(folder, 'strength.json'));

const countsIn = (file: string): readonly StrengthCount[] => (existsSync(file) ? strengthCounts.parse(JSON.parse(readFileSync(file, 'utf8'))) : []);

/** Adds the coverage of these levels to the report's folder. Returns a line for each strength and level, and one for each exclusion. */
export function reportStrength(folder: string, levels: readonly Level[]): readonly string[] {
  const counts = levels.flatMap((level) => countsIn(fileOf(level)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'strength.json'), `${JSON.stringify(mergedCounts(storedStrengths(folder), counts), null, 1)}\n`);
  return [...totalsOf(counts).map(lineOf), ...counts.flatMap(({ level, machine, excluded = [] }) => excluded.map(({ label, because }) => `${level} excludes ${machine} ${label}: ${because}`))];
}

function lineOf({ strength, level, covered, impossible, excluded, paths, steps, atLeast, seconds }: StrengthTotal): string {
  const figures = [
    `${covered} covered`,
    `${impossible} proved impossible`,
    ...(excluded > 0 ? [`${excluded} excluded`] : []),
    `${paths} paths${atLeast ? ` (at least ${atLeast.paths})` : ''}`,
    `${steps} steps${atLeast ? ` (at least ${atLeast.steps})` : ''}`,
    `${seconds.toFixed(1)} s`,
  ];
  return `${strength.padEnd(12)}${level.padEnd(10)}${figures.join(', ')}`;
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import { kebab } from '#tests/model/atlas/kebab.ts';
import type { Level } from '#tests/model/lib/walked.ts';
import type { Budget } from '#tests/model/strength/in-time.ts';
import type { Strength } from '#tests/model/strength/strength.ts';
import { strengthCounts, type StrengthCount } from '#tests/model/strength/strength-count.ts';

export type StrengthRun = {
  /** Null: transitions at every level, and pairs where they cost little. */
  readonly strength: Strength | null;
  /** How long all levels may take together. */
  readonly minutes: number | null;
  readonly seed: number | null;
  /** Path of a JSON file of counts by transition, which random walks follow. */
  readonly weights: string | null;
};

/** Seconds for the start of a path and for each of its steps, measured on two cores. */
const costs: Readonly<Record<Level, Pick<Budget, 'start' | 'step'>>> = {
  machine: { start: 0.01, step: 0.002 },
  rendered: { start: 0.1, step: 0.02 },
  browser: { start: 1.5, step: 0.35 },
};

/** Sets the strength for the tests of the flows, which read it from the environment. */
export function askForStrength({ strength, minutes, seed, weights }: StrengthRun, level: Level, flows: readonly string[], levels: readonly Level[]): void {
  process.env['FLOWS_STRENGTH'] = strength ?? '';
  process.env['FLOWS_SEED'] = String(seed ?? 1);
  process.env['FLOWS_WEIGHTS'] = weights ?? '';
  process.env['FLOWS_BUDGET'] = minutes === null ? '' : JSON.stringify(budgetOf(60 * minutes, level, flows, levels));
}

/** Divides the time among the levels by what a step costs there, and among the flows by their transitions. */
function budgetOf(seconds: number, level: Level, flows: readonly string[], levels: readonly Level[]): Budget {
  const share = costs[level].step / levels.reduce((sum, each) => sum + costs[each].step, 0);
  const sizes = Object.values(machines).filter(({ id }) => flows.includes(kebab(id))).map((machine) => ({ id: machine.id, size: declaredTransitions(machine).size }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return { ...costs[level], seconds: Object.fromEntries(sizes.map(({ id, size }) => [id, (seconds * share * size) / all])) };
}

const fileOf = (level: Level) => `.cache/flows-strength-${level}.json`;

/** Keeps what the tests of a level have counted. */
export function keepCounts(level: Level, counts: readonly StrengthCount[]): void {
  mkdirSync(dirname(fileOf(level)), { recursive: true });
  writeFileSync(fileOf(level), JSON.stringify(counts));
}

export const forgetCounts = (level: Level): void => rmSync(fileOf(level), { force: true });

/** Writes the counts of these levels into the report's folder, and returns a line for each strength and level. */
export function reportStrength(folder: string, levels: readonly Level[]): readonly string[] {
  const counts = levels.flatMap((level) => (existsSync(fileOf(level)) ? strengthCounts.parse(JSON.parse(readFileSync(fileOf(level), 'utf8'))) : []));
  writeFileSync(`${folder}/strength.json`, `${JSON.stringify(counts, null, 1)}\n`);
  const groups = new Map<string, StrengthCount[]>();
  for (const count of counts) groups.set(`${count.strength.padEnd(12)}${count.level}`, [...(groups.get(`${count.strength.padEnd(12)}${count.level}`) ?? []), count]);
  return [...groups].map(([name, group]) => `${name.padEnd(22)}${totalOf(group)}`);
}

function totalOf(counts: readonly StrengthCount[]): string {
  const sum = (part: (count: StrengthCount) => number) => counts.reduce((total, count) => total + part(count), 0);
  const bound = sum(({ figures }) => figures.atLeast.paths) > 0 ? [` (at least ${sum(({ figures }) => figures.atLeast.paths)})`, ` (at least ${sum(({ figures }) => figures.atLeast.steps)})`] : ['', ''];
  return [
    `${sum(({ figures }) => figures.labels)} covered`,
    `${sum(({ impossible }) => impossible.length)} proved impossible`,
    `${sum(({ figures }) => figures.paths)} paths${bound[0]}`,
    `${sum(({ figures }) => figures.steps)} steps${bound[1]}`,
    `${(sum(({ milliseconds }) => milliseconds) / 60_000).toFixed(2)} min`,
  ].join(', ');
}

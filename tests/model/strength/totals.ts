import type { Level } from '../lib/path-record.ts';
import { strengths, type Strength } from './strength.ts';
import type { StrengthCount } from './strength-count.ts';

/** The coverage of a strength at a level, over all machines. `atLeast` is null if no bound is known. */
export type StrengthTotal = {
  readonly strength: Strength;
  readonly level: Level;
  readonly machines: number;
  readonly covered: number;
  readonly impossible: number;
  readonly excluded: number;
  readonly paths: number;
  readonly steps: number;
  readonly atLeast: { readonly paths: number; readonly steps: number } | null;
  readonly seconds: number;
};

const levels: readonly Level[] = ['machine', 'rendered', 'browser'];

/** Returns a total for each strength and level that has counts. */
export const totalsOf = (counts: readonly StrengthCount[]): readonly StrengthTotal[] =>
  strengths.flatMap((strength) => levels.flatMap((level) => totalOf(strength, level, counts.filter((count) => count.strength === strength && count.level === level))));

function totalOf(strength: Strength, level: Level, counts: readonly StrengthCount[]): readonly StrengthTotal[] {
  if (counts.length === 0) return [];
  const sum = (valueOf: (count: StrengthCount) => number) => counts.reduce((total, count) => total + valueOf(count), 0);
  const atLeast = { paths: sum(({ figures }) => figures.atLeast.paths), steps: sum(({ figures }) => figures.atLeast.steps) };
  return [{
    strength,
    level,
    machines: counts.length,
    covered: sum(({ figures }) => figures.labels),
    impossible: sum(({ impossible }) => impossible.length),
    excluded: sum(({ excluded = [] }) => excluded.length),
    paths: sum(({ figures }) => figures.paths),
    steps: sum(({ figures }) => figures.steps),
    atLeast: atLeast.paths > 0 ? atLeast : null,
    seconds: sum(({ milliseconds }) => milliseconds) / 1_000,
  }];
}

/** Replaces counts by newer ones of the same strength, level and machine. */
export function mergedCounts(before: readonly StrengthCount[], fresh: readonly StrengthCount[]): readonly StrengthCount[] {
  const keyOf = ({ strength, level, machine }: StrengthCount) => `${strength} ${level} ${machine}`;
  const replaced = new Set(fresh.map(keyOf));
  return [...before.filter((count) => !replaced.has(keyOf(count))), ...fresh];
}

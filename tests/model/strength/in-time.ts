import type { AnyStateMachine } from 'xstate';
import type { Covered, Figures } from './covered.ts';
import type { StartedPath } from './walked-paths.ts';

type Chosen<M extends AnyStateMachine> = { readonly paths: readonly StartedPath<M>[]; readonly figures: Figures };

/** The seconds that the paths of a machine may take. `FLOWS_BUDGET` is JSON of the seconds per start, per step, and per machine. */
export type Budget = { readonly start: number; readonly step: number; readonly seconds: Readonly<Record<string, number>> };
type Limit = Pick<Budget, 'start' | 'step'> & { readonly remainingSeconds: number };

export function secondsFor(machine: string, { FLOWS_BUDGET: text }: Readonly<Record<string, string | undefined>>): Limit | null {
  if (!text) return null;
  const { start, step, seconds }: Budget = JSON.parse(text);
  return { start, step, remainingSeconds: seconds[machine] ?? 0 };
}

/** Chooses the paths that cover the most per second, within the limit. Returns all paths in order without a limit. */
export function inTime<M extends AnyStateMachine>({ paths, figures, labelsOfPaths }: Covered<M>, limit: Limit | null): Chosen<M> {
  if (!limit) return { paths, figures };
  const rest = paths.map((path, index) => ({ path, labels: labelsOfPaths[index] ?? [], cost: limit.start + limit.step * path.steps.length }));
  const covered = new Set<string>();
  const chosen: StartedPath<M>[] = [];
  for (let { remainingSeconds } = limit; ; ) {
    const worth = ({ labels, cost }: (typeof rest)[number]) => new Set(labels.filter((label) => !covered.has(label))).size / cost;
    const best = rest.filter(({ cost }) => cost <= remainingSeconds).toSorted((one, other) => worth(other) - worth(one))[0];
    if (!best || worth(best) === 0) break;
    rest.splice(rest.indexOf(best), 1);
    remainingSeconds -= best.cost;
    chosen.push(best.path);
    for (const label of best.labels) covered.add(label);
  }
  return { paths: chosen, figures: { ...figures, labels: covered.size, paths: chosen.length, steps: chosen.reduce((sum, { steps }) => sum + steps.length - 1, 0) } };
}

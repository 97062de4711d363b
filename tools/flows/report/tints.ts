import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { declaredTransitions, nodesOf } from '../inspect/transitions.ts';
import type { Level, PathRecord } from '../paths/path-record.ts';
import type { ReportedPath, ReportedTransition, Verdict } from './reported.ts';

type Coverage = 'taken' | 'missed' | 'failed';

/**
 * Returns CSS classes for a diagram, such as `machine-taken` and `all-failed`, by the key of a transition or the id of
 * a state. A failure at one level is not hidden by a success at another.
 */
export function tintsOf(
  machine: AnyStateMachine,
  levels: readonly Level[],
  transitions: readonly ReportedTransition[],
  paths: readonly ReportedPath[],
): ReadonlyMap<string, readonly string[]> {
  const coverages = levels.map((level) => ({ level, coverageOf: coverageAt(machine, level, transitions, paths) }));
  const ids = [...transitions.map(({ key }) => key), ...nodesOf(machine.root).map(({ id }) => id)];
  return new Map(
    ids.map((id) => {
      const covered = coverages.flatMap(({ level, coverageOf }) => {
        const coverage = coverageOf(id);
        return coverage ? [{ level, coverage }] : [];
      });
      const worst = (['failed', 'missed', 'taken'] as const).find((coverage) =>
        covered.some((one) => one.coverage === coverage),
      );
      return [
        id,
        [...covered.map(({ level, coverage }) => `${level}-${coverage}`), ...(worst ? [`all-${worst}`] : [])],
      ];
    }),
  );
}

/** A transition that is excluded in a browser has null. */
function coverageAt(
  machine: AnyStateMachine,
  level: Level,
  transitions: readonly ReportedTransition[],
  paths: readonly ReportedPath[],
): (id: string) => Coverage | null {
  const walked = paths.flatMap(({ steps, verdicts }) =>
    verdicts.filter((verdict) => verdict.level === level).map((verdict) => ({ steps, verdict })),
  );
  const passed = reachedBy(
    machine,
    walked.filter(({ verdict }) => verdict.failure === null).flatMap(({ steps }) => steps),
  );
  const failed = reachedBy(
    machine,
    walked.flatMap(({ steps, verdict }) => failedSteps(steps, verdict)),
  );
  const excluded = new Set(
    transitions.flatMap(({ key, exclusion }) => (level === 'browser' && exclusion !== null ? [key] : [])),
  );
  return (id) => {
    if (failed.has(id) && (!passed.has(id) || transitions.some(({ key }) => key === id))) return 'failed';
    if (passed.has(id)) return 'taken';
    return excluded.has(id) ? null : 'missed';
  };
}

/** Returns the step that failed, or the whole path if the step is unknown. */
function failedSteps(steps: PathRecord['steps'], { failure, failing }: Verdict): PathRecord['steps'] {
  if (failure === null) return [];
  return failing ? steps.slice(failing.step, failing.step + 1) : steps;
}

/** Returns the transitions that steps take, and the states that they stop in, pass through or are inside of. */
function reachedBy(machine: AnyStateMachine, steps: PathRecord['steps']): ReadonlySet<string> {
  const taken = new Set(steps.flatMap((step) => step.taken));
  const stopped = new Set(steps.flatMap(({ states }) => states));
  const reached = [
    ...nodesOf(machine.root).filter(({ path }) => stopped.has(path.join('.'))),
    ...[...declaredTransitions(machine)].flatMap(([{ target = [] }, { key }]) => (taken.has(key) ? target : [])),
  ];
  return new Set([...taken, ...reached.flatMap(withAncestors).map(({ id }) => id)]);
}

const withAncestors = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? withAncestors(node.parent) : []),
];

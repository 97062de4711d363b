import type { Scenario, Step } from '#tools/flows/inspect/scenario.ts';
import type { PlayPath } from './address.ts';
import { childrenOf, possibleMoves, type KnownMove, type Move } from './moves.ts';
import type { AnyFlow } from '#tools/flows/paths/paths.ts';
import { runOf } from './run.ts';

/** The maximum number of steps that one event can cause. */
const maxCausedSteps = 6;

/**
 * Finds the path, by cases of the flow, of the last start of the machine in a recording. Returns null if no cases lead as recorded. A recording
 * contains no data, so each step is tried with each case, `preferred` ones first.
 */
export function retrace(flow: AnyFlow, { steps }: Pick<Scenario, 'steps'>, preferred: readonly Move[] = []): PlayPath | null {
  const machines = machinesIn(flow, steps);
  const recorded = lastRun(flow, steps.filter(({ machine }) => machines.has(machine)));
  for (const input of flow.inputs) {
    const moves = extend(input, []);
    if (moves) return { input, moves };
  }
  return null;

  function extend(input: unknown, moves: readonly KnownMove[]): readonly KnownMove[] | null {
    const run = runOf(flow.machine, input, moves);
    const ownSteps = run.steps.filter(({ machine }) => machines.has(machine));
    if (!ownSteps.every((step, index) => isSame(step, recorded[index]))) return null;
    if (ownSteps.length === recorded.length) return moves;
    const next = recorded.slice(ownSteps.length, ownSteps.length + maxCausedSteps);
    const hint = preferred[moves.length];
    const candidates = possibleMoves(flow, run.actor.getSnapshot()).filter(({ machine, event }) => next.some((step) => step.machine === machine && step.event === event.type));
    for (const move of candidates.toSorted((a, b) => rank(a, hint) - rank(b, hint))) {
      const extended = extend(input, [...moves, move]);
      if (extended) return extended;
    }
    return null;
  }
}

/** Tries the real events first, then those of child machines: the results of these affect the flow. */
function rank(move: KnownMove, hint: Move | undefined): number {
  if (hint?.event === move.event) return 0;
  return move.to === '' ? 2 : 1;
}

const machinesIn = (flow: AnyFlow, steps: readonly Step[]): ReadonlySet<string> => {
  const recorded = new Set(steps.map(({ machine }) => machine));
  return new Set([flow.machine.id, ...childrenOf(flow).flatMap(([, child]) => (recorded.has(child.machine.id) ? [child.machine.id] : []))]);
};

/** Child machines that start with the flow are recorded before it. */
function lastRun({ machine: { id } }: AnyFlow, steps: readonly Step[]): readonly Step[] {
  const initial = steps.findLastIndex(({ machine, from }) => machine === id && from === null);
  const previousRunEnd = steps.slice(0, Math.max(initial, 0)).findLastIndex(({ from }) => from !== null);
  return steps.slice(previousRunEnd + 1);
}

const isSame = (step: Step, other: Step | undefined): boolean => other !== undefined && JSON.stringify(step) === JSON.stringify(other);


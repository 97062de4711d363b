import type { AnyStateMachine, InputFrom } from 'xstate';
import { lastOf } from '../paths/history.ts';
import type { Flow, Path, Step } from '../paths/flow.ts';
import { titleOf } from '../paths/paths.ts';
import { coverWalks } from '../paths/cover.ts';
import { exploreGraph } from '../paths/graph.ts';
import { stepsOfWalks } from '../paths/walked.ts';
import { criterionOf } from './criteria.ts';
import type { Form } from './form.ts';
import type { Outcome } from './outcome.ts';
import type { Figures, Strength } from './strength.ts';

type StartedPath<M extends AnyStateMachine> = Path<M> & { input: InputFrom<M> };

/** The paths of a strength, with what is known before they run. */
type Plan<M extends AnyStateMachine> = {
  readonly paths: readonly StartedPath<M>[];
  readonly figures: Figures;
  /** Required items that no path covers. */
  readonly uncovered: readonly string[];
  /** Returns every property that the last of these steps violates. */
  readonly flawsOf: (steps: readonly Step<M>[]) => readonly string[];
};

/** The maximum number of steps. A failure in a longer path would hide too many steps after it. */
const maxSteps = 40;

/** Plans the paths of a flow; `forms` and `outcomes` are for the strengths `guards` and `outcomes`. */
export function planOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  strength: Strength,
  { forms = [], outcomes = [] }: { readonly forms?: readonly Form<M>[]; readonly outcomes?: readonly Outcome[] } = {},
): Plan<M> {
  const { flow: extended, labelsOf, isHandled, required, flawOf } = criterionOf(flow, strength, forms, outcomes);
  const graph = exploreGraph(extended, isHandled);
  const arcs = graph.arcs.map((arc) => ({ ...arc, labels: [...new Set(labelsOf(graph, arc))] }));
  const walks = coverWalks(graph.vertices.length, arcs, maxSteps);
  const labels = new Set(arcs.flatMap((arc) => arc.labels));
  return {
    paths: stepsOfWalks(extended, graph, walks).map(({ input, steps }) => ({
      input,
      steps,
      title: titleOf(steps),
    })),
    figures: {
      labels: labels.size,
      paths: walks.length,
      steps: walks.reduce((sum, walk) => sum + walk.length - 1, 0),
    },
    uncovered: required.filter((label) => !labels.has(label)),
    flawsOf: (steps) => [...brokenBy(flow, steps), ...[flawOf(steps)].filter((flaw) => flaw !== null)],
  };
}

/**
 * Returns the properties of the flow that do not hold on this path. Steps that took no transition are not part of the
 * path.
 */
function brokenBy<M extends AnyStateMachine>(
  { properties = {} }: Flow<M>,
  steps: readonly Step<M>[],
): readonly string[] {
  if (steps.length > 1 && lastOf(steps).taken.length === 0) return [];
  const walk = steps.filter(({ taken }, index) => index === 0 || taken.length > 0);
  return Object.entries(properties).flatMap(([sentence, holds]) => (holds(walk) ? [] : [sentence]));
}

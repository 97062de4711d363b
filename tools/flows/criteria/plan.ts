import type { AnyStateMachine } from 'xstate';
import { lastOf } from '../paths/history.ts';
import type { Flow, Step } from '../paths/paths.ts';
import { coverOf, type Figures } from './covered.ts';
import { criterionOf } from './criteria.ts';
import type { Form } from './form.ts';
import type { Graph } from './graph.ts';
import { impossiblePairs } from './pairs.ts';
import type { Outcome } from './outcome.ts';
import type { Strength } from './strength.ts';
import type { StartedPath } from './walked-paths.ts';

/** An item that cannot be covered, with the reason. */
type Impossible = { readonly label: string; readonly because: string };

/** The paths of a strength, with what is known before they run. */
type Plan<M extends AnyStateMachine> = {
  readonly paths: readonly StartedPath<M>[];
  readonly figures: Figures;
  readonly impossible: readonly Impossible[];
  /** Items that are neither covered nor proved impossible. */
  readonly uncovered: readonly string[];
  /** Returns every property that the last of these steps violates. */
  readonly flawsOf: (steps: readonly Step<M>[]) => readonly string[];
};

/** Plans the paths of a flow; `forms` and `outcomes` are for the strengths `guards` and `outcomes`. */
export function planOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  strength: Strength,
  { forms = [], outcomes = [] }: { readonly forms?: readonly Form<M>[]; readonly outcomes?: readonly Outcome[] } = {},
): Plan<M> {
  const { flow: extended, labelsOf, isHandled, required, flawOf } = criterionOf(flow, strength, forms, outcomes);
  const { graph, labels, paths, figures } = coverOf(extended, labelsOf, isHandled);
  const impossible =
    strength === 'pairs'
      ? pairsProved(extended, graph)
      : strength === 'guards'
        ? required.filter((label) => !labels.has(label)).map(proved)
        : [];
  const provedImpossible = new Set(impossible.map(({ label }) => label));
  return {
    paths,
    figures,
    impossible,
    uncovered: required.filter((label) => !labels.has(label) && !provedImpossible.has(label)),
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

const pairsProved = <M extends AnyStateMachine>(flow: Flow<M>, graph: Graph<M>): readonly Impossible[] =>
  impossiblePairs(flow, graph).map(({ first, second, at, because }) => ({
    label: `${first}  ›  ${second}`,
    because: `${at.length > 0 ? `in ${at.join(', ')}: ` : ''}${because.join('; ')}`,
  }));

const proved = (label: string): Impossible => ({
  label,
  because: 'No explored state with any event of the cases makes it so.',
});

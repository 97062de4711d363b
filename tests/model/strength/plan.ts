import type { AnyStateMachine } from 'xstate';
import { lastOf } from '../lib/history.ts';
import type { Flow, Step } from '../lib/paths.ts';
import type { Level } from '../lib/path-record.ts';
import { coverOf, type Figures } from './covered.ts';
import { criterionOf } from './criteria.ts';
import type { Graph } from './graph.ts';
import { inTime, secondsFor } from './in-time.ts';
import { impossiblePairs } from './pairs.ts';
import type { Outcome } from './outcome.ts';
import { randomPaths } from './random-paths.ts';
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

type Options = { readonly level: Level; readonly env: Readonly<Record<string, string | undefined>>; readonly outcomes?: readonly Outcome[] };

/**
 * Plans the paths of a flow. `FLOWS_BUDGET` limits their duration in seconds: the most valuable come first. Events without effect are sent to the
 * machine only: on a screen there is often no control for them.
 */
export function planOf<M extends AnyStateMachine>(flow: Flow<M>, strength: Strength, { level, env, outcomes = [] }: Options): Plan<M> {
  const broken = (steps: readonly Step<M>[]) => brokenBy(flow, steps);
  if (strength === 'walks') return { ...randomPaths(flow, env), impossible: [], uncovered: [], flawsOf: broken };
  const { flow: extended, labelsOf, isHandled, required, flawOf } = criterionOf(flow, strength, outcomes);
  const covered = coverOf(extended, labelsOf, level === 'machine' ? isHandled : undefined);
  const { graph, labels } = covered;
  const impossible = strength === 'pairs' ? pairsProved(extended, graph) : strength === 'guards' ? required.filter((label) => !labels.has(label)).map(proved) : [];
  const provedImpossible = new Set(impossible.map(({ label }) => label));
  return {
    ...inTime(covered, secondsFor(flow.machine.id, env)),
    impossible,
    uncovered: required.filter((label) => !labels.has(label) && !provedImpossible.has(label)),
    flawsOf: (steps) => [...broken(steps), ...[flawOf(steps)].filter((flaw) => flaw !== null)],
  };
}

/** Returns the properties of the flow that do not hold on this path. Steps that took no transition are not part of the path. */
function brokenBy<M extends AnyStateMachine>({ properties = {} }: Flow<M>, steps: readonly Step<M>[]): readonly string[] {
  if (steps.length > 1 && lastOf(steps).taken.length === 0) return [];
  const walk = steps.filter(({ taken }, index) => index === 0 || taken.length > 0);
  return Object.entries(properties).flatMap(([sentence, holds]) => (holds(walk) ? [] : [sentence]));
}

const pairsProved = <M extends AnyStateMachine>(flow: Flow<M>, graph: Graph<M>): readonly Impossible[] =>
  impossiblePairs(flow, graph).map(({ first, second, at, because }) => ({ label: `${first}  ›  ${second}`, because: `${at.length > 0 ? `in ${at.join(', ')}: ` : ''}${because.join('; ')}` }));

const proved = (label: string): Impossible => ({ label, because: 'No explored state with any event of the cases makes it so.' });

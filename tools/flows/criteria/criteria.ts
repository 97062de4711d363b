import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import { lastOf } from '../paths/history.ts';
import type { Flow, Step } from '../paths/flow.ts';
import { disagreement } from './forms.ts';
import type { Form } from './form.ts';
import type { Arc, Graph, Handles } from '../paths/graph.ts';
import { guardsOf, guardsOn } from './guards.ts';
import type { Outcome } from './outcome.ts';
import { pairsOn } from './pairs.ts';
import type { Strength } from './strength.ts';
import { withSamples } from './with-samples.ts';

/** Returns the labels that an arc of the graph covers. */
type LabelsOf<M extends AnyStateMachine> = (graph: Graph<M>, arc: Arc) => readonly string[];

/** The coverage criterion of a strength for a flow. */
type Criterion<M extends AnyStateMachine> = {
  /** The flow with the additional cases of the strength. */
  readonly flow: Flow<M>;
  readonly labelsOf: LabelsOf<M>;
  /** Set if events without effect count, too. */
  readonly isHandled?: Handles;
  /** The items that some path must cover; of guards and pairs, those are that the machine can do. */
  readonly required: readonly string[];
  /** Returns what is wrong with the last of these steps according to the contract, or null. */
  readonly flawOf: (steps: readonly Step<M>[]) => string | null;
};

const noFlaw = () => null;

/**
 * Returns what a strength has to cover; `forms` and `outcomes` are for the strengths `guards` and `outcomes`. Throws if a
 * form names a transition that the machine does not declare: the form would prove nothing.
 */
export function criterionOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  strength: Strength,
  forms: readonly Form<M>[],
  outcomes: readonly Outcome[],
): Criterion<M> {
  if (strength === 'guards') return formCriterion(flow, forms);
  if (strength === 'outcomes') return outcomeCriterion(flow, outcomes);
  return { flow, labelsOf: strength === 'pairs' ? pairsOn : (_, { taken }) => taken, required: [], flawOf: noFlaw };
}

function formCriterion<M extends AnyStateMachine>(flow: Flow<M>, forms: readonly Form<M>[]): Criterion<M> {
  const events = forms.flatMap((form) => form.events ?? []);
  const inputs = forms.flatMap((form) => form.inputs ?? []);
  const names = new Map<unknown, string>([...events, ...inputs].map(({ name, value }) => [value, name]));
  const declared = new Set([...declaredTransitions(flow.machine).values()].map(({ key }) => key));
  const unknown = forms.flatMap(({ yes, no }) => [...yes, ...no]).filter((key) => !declared.has(key));
  if (unknown.length > 0) throw new Error(`A form of ${flow.machine.id} names no transition: ${unknown.join(', ')}`);
  const guards = guardsOf(flow.machine);
  const guardResults = guardsOn(flow.machine);
  const isSample = (value: unknown): string[] => (names.has(value) ? [names.get(value) ?? ''] : []);
  return {
    flow: withSamples(
      flow,
      events.map(({ value }) => value),
      inputs.map(({ value }) => value),
      forms.flatMap(({ contextKey }) => (contextKey ? [contextKey] : [])),
    ),
    labelsOf: (graph, arc) => [
      ...guardResults(graph, arc),
      ...isSample(arc.event).map((name) => `${arc.event.type} ${name} ${arc.taken.join()}`),
      ...(arc.from === 0 ? isSample(graph.inputs[graph.arcs.indexOf(arc)]) : []),
      ...validatedIn(forms, graph, arc),
    ],
    isHandled: guards.hasTransitions,
    required: [],
    flawOf: (steps) => disagreement(forms, names, steps),
  };
}

/** Labels each validated context, for a form that is validated by context and not by event. */
function validatedIn<M extends AnyStateMachine>(
  forms: readonly Form<M>[],
  { vertices }: Graph<M>,
  { from, taken }: Arc,
): readonly string[] {
  const vertex: { readonly state: AnyMachineSnapshot | null } | undefined = vertices[from];
  if (!vertex?.state) return [];
  const { context } = vertex.state;
  return forms.flatMap(({ contextKey, yes, no }) =>
    contextKey && taken.some((key) => yes.includes(key) || no.includes(key))
      ? [`validated: ${JSON.stringify(contextKey(context))} ${taken.join()}`]
      : [],
  );
}

function outcomeCriterion<M extends AnyStateMachine>(flow: Flow<M>, outcomes: readonly Outcome[]): Criterion<M> {
  const names = new Map<unknown, string>(outcomes.map(({ name, value }) => [value, name]));
  const alerts = new Map(outcomes.map((outcome) => [outcome.value, outcome.alert]));
  const byEvent = new Map<unknown, Outcome>(outcomes.map((outcome) => [outcome.value, outcome]));
  const { isEventPossible = () => true } = flow;
  return {
    flow: {
      ...withSamples(
        flow,
        outcomes.map(({ value }) => value),
        [],
        [],
      ),
      isEventPossible: (state, event, last) =>
        byEvent.get(event)?.isAwaited(state) !== false && isEventPossible(state, event, last),
    },
    labelsOf: (_, { event }) => (names.has(event) ? [names.get(event) ?? ''] : []),
    required: outcomes.map(({ name }) => name),
    flawOf: (steps) => missingAlert(alerts, steps),
  };
}

/** Returns an error if no alert shows the message of a failed call: the server's, unless the flow has its own. */
function missingAlert(
  alerts: ReadonlyMap<AnyEventObject, string | null>,
  steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[],
): string | null {
  const { event, state } = lastOf(steps);
  const expected = alerts.get(event) ?? null;
  if (expected === null) return null;
  if (!state.hasTag('alert')) return `${event.type} (${expected}) has no alert`;
  const { alert } = state.context;
  return alert === undefined || alert === expected ? null : `${event.type} shows "${alert}" instead of "${expected}"`;
}

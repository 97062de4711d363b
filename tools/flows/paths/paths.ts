import { getShortestPaths } from '@xstate/graph';
import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { accepts, eventsOf, type Cases } from './cases.ts';
import type { CallbackActors } from '../run/controlled.ts';
import { stepperFor, type Stepped } from './stepper.ts';
import { declaredTransitions, eventName } from '../inspect/transitions.ts';

export type Step<M extends AnyStateMachine> = Stepped<M> & { event: AnyEventObject };
export type Path<M extends AnyStateMachine> = { title: string; steps: Step<M>[] };

/**
 * Returns true if it holds. It is checked on each prefix of a path, so on its last step with the history of that step.
 */
export type Property<M extends AnyStateMachine> = (steps: readonly Step<M>[]) => boolean;

export type Flow<M extends AnyStateMachine> = {
  machine: M;
  cases: Cases<M>;
  /** Paths are generated for each input; a machine without input has `[undefined]`. */
  inputs: readonly InputFrom<M>[];
  /** The part of the context that guards read, as few values as possible. */
  contextKey?: (context: SnapshotFrom<M>['context']) => unknown;
  /**
   * Returns false for an event that is impossible in this state. `last` is the transition that led here, if paths of a
   * strength are searched.
   */
  isEventPossible?: (state: SnapshotFrom<M>, event: EventFromLogic<M>, last?: string | null) => boolean;
  /** Callback actors, each with the events that it sends. */
  callbackActors?: CallbackActors;
  /** The maximum number of visited vertices; more are an error. */
  limit?: number;
  /** Safety properties of every path, by a sentence that states them. */
  properties?: Readonly<Record<string, Property<M>>>;
};

export type AnyFlow = Flow<AnyStateMachine>;

export type Generated<M extends AnyStateMachine> = {
  /** Few paths that together take every transition, longest first, with their inputs. */
  paths: (Path<M> & { input: InputFrom<M> })[];
  /**
   * A shortest path to every (state, projection, transitions that led here), on which safety properties are checked.
   */
  reached: (Path<M> & { input: InputFrom<M> })[];
  declared: string[];
  /** Declared transitions that no path took. */
  uncovered: string[];
};

const cache = new WeakMap<object, unknown>();

/**
 * Returns paths that together take every declared transition of the machine, and the transitions that none takes.
 * Repeated calls for the same flow return the same result.
 */
export function generatePaths<M extends AnyStateMachine>(flow: Flow<M>): Generated<M> {
  const generated = (cache.get(flow) as Generated<M> | undefined) ?? generate(flow);
  cache.set(flow, generated);
  return generated;
}

function generate<M extends AnyStateMachine>(flow: Flow<M>): Generated<M> {
  const traversed = flow.inputs.flatMap((input) => traverse(flow, input).map((steps) => ({ input, steps })));
  const covered = new Set<string>();
  const paths = traversed
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .flatMap(({ input, steps }) => {
      const fresh = steps.flatMap(({ taken }) => taken).filter((key) => !covered.has(key));
      fresh.forEach((key) => covered.add(key));
      return fresh.length > 0 ? [{ input, steps, title: titleOf(steps) }] : [];
    });
  const declared = [...declaredTransitions(flow.machine).values()].map(({ key }) => key);
  return {
    paths,
    reached: traversed.map(({ input, steps }) => ({ input, steps, title: titleOf(steps) })),
    declared,
    uncovered: declared.filter((key) => !covered.has(key)),
  };
}

function traverse<M extends AnyStateMachine>(
  { machine, cases, contextKey = () => null, isEventPossible = () => true, limit = 5_000 }: Flow<M>,
  input: InputFrom<M>,
): Step<M>[][] {
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const first = start(input);
  const shortest = getShortestPaths(
    bareLogic(first.state, (state, event) => next(state, event).state),
    {
      limit,
      fromState: first.state,
      events: (state) =>
        events.filter((event) => accepts(machine, state, event) && isEventPossible(state, event as EventFromLogic<M>)),
      serializeState: (state, event, previous) =>
        vertex(state, contextKey, event && previous ? next(previous, event).taken : []),
    },
  );
  return shortest.map(({ steps }) =>
    walk(
      first,
      steps.slice(1).map(({ event }) => event),
      next,
    ),
  );
}

/** Takes the steps again, so that coverage counts only what the machine really did. */
function walk<M extends AnyStateMachine>(
  first: Stepped<M>,
  events: AnyEventObject[],
  next: (state: SnapshotFrom<M>, event: AnyEventObject) => Stepped<M>,
): Step<M>[] {
  const steps: Step<M>[] = [{ event: { type: 'xstate.init' }, ...first }];
  let { state } = first;
  for (const event of events) {
    const step = next(state, event);
    steps.push({ event, ...step });
    state = step.state;
  }
  return steps;
}

/** A wrapper of the machine, so that the graph library neither guesses events without payload nor starts anything. */
const bareLogic = <S extends AnyMachineSnapshot>(first: S, transition: (state: S, event: AnyEventObject) => S) =>
  ({ transition, getInitialSnapshot: () => first }) as never as ActorLogic<S, AnyEventObject>;

/** A vertex per state, projection and transitions that led here: so every transition ends some shortest path. */
export const vertex = (
  state: AnyMachineSnapshot,
  contextKey: (context: AnyMachineSnapshot['context']) => unknown,
  incoming: readonly string[],
) => JSON.stringify([state.status, state.value, historyOf(state), contextKey(state.context), incoming]);

const historyOf = ({ historyValue = {} }: { historyValue?: Record<string, AnyStateNode[]> }) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/** Returns the title of a path: its events with their payloads. */
export const titleOf = (steps: readonly { event: AnyEventObject }[]) =>
  steps
    .slice(1)
    .map(({ event }) => sentenceOf(event))
    .join(' › ') || 'start';

function sentenceOf({ type, actorId: _, ...payload }: AnyEventObject): string {
  const values = Object.values(payload).map((value) =>
    value instanceof Error ? value.message : JSON.stringify(value),
  );
  return values.length > 0 ? `${eventName(type)} (${values.join(', ').slice(0, 40)})` : eventName(type);
}

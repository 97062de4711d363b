import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
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
import { accepts, eventsOf } from './cases.ts';
import type { Flow } from './flow.ts';
import { stepperFor } from './stepper.ts';

/** A step of the machine from one vertex to another, with the declared transitions that it takes. */
export type Arc = {
  readonly from: number;
  readonly to: number;
  readonly event: AnyEventObject;
  readonly taken: readonly string[];
};

/** A state of the machine, null before its start, and the transitions of the last step that took any. */
type Vertex<M extends AnyStateMachine> = {
  readonly state: SnapshotFrom<M> | null;
  readonly incoming: readonly string[];
};

/**
 * Everything that a machine can do with the events of its cases. Vertex 0 precedes the initial state; its arcs lead to
 * the initial state of each input, in their order.
 */
export type Graph<M extends AnyStateMachine> = {
  readonly inputs: readonly InputFrom<M>[];
  readonly vertices: readonly Vertex<M>[];
  readonly arcs: readonly Arc[];
};

/** Returns whether an event should become an arc. */
export type Handles = (state: AnyMachineSnapshot, event: AnyEventObject) => boolean;

export const started: AnyEventObject = { type: 'xstate.init' };
const maxSteps = 50_000;

/** A vertex, and the transitions of the step by which the graph library came to it. */
type Visited<M extends AnyStateMachine> = Vertex<M> & { readonly taken: readonly string[] };

/**
 * Explores the machine breadth first. States that the flow's projection does not distinguish are one vertex, unless
 * different transitions led there. Throws if the context grows without bound. By default, `isHandled` excludes events
 * without effect.
 */
export function exploreGraph<M extends AnyStateMachine>(
  { machine, cases, inputs, contextKey = () => null, isEventPossible = () => true, limit = maxSteps }: Flow<M>,
  isHandled: Handles = (state, event) => accepts(machine, state, event),
): Graph<M> {
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const starts = inputs.map((input) => ({ ...started, input }));
  const numbers = new Map<AnyEventObject, number>([...starts, ...events].map((event, index) => [event, index]));
  const before: Visited<M> = { state: null, incoming: [], taken: [] };
  const keyOf = ({ state, incoming }: Visited<M>) => (state === null ? '' : vertexKey(state, contextKey, incoming));

  const map = getAdjacencyMap(
    logicOf(before, ({ state, incoming }, event) => {
      const step = state === null ? start(event['input']) : next(state, event);
      return { ...step, incoming: step.taken.length > 0 ? step.taken : incoming };
    }),
    {
      limit,
      events: ({ state, incoming }) =>
        state === null
          ? starts
          : events.filter(
              (event) =>
                isHandled(state, event) && isEventPossible(state, event as EventFromLogic<M>, incoming.at(-1) ?? null),
            ),
      // Events that JSON cannot tell apart are different arcs.
      serializeEvent: (event) => String(numbers.get(event)),
      serializeState: keyOf,
    },
  );

  const vertices: Vertex<M>[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (visited: Visited<M>): number => {
    const key = keyOf(visited);
    const index = indexes.get(key) ?? vertices.push(visited) - 1;
    indexes.set(key, index);
    return index;
  };
  const arcs = adjacencyMapToArray<Visited<M>, AnyEventObject>(map).map(({ state, event, nextState }) => ({
    from: indexOf(state),
    to: indexOf(nextState),
    event: state.state === null ? started : event,
    taken: nextState.taken,
  }));
  return { inputs, vertices, arcs };
}

/** Wraps the machine, so that the graph library neither invents events nor starts anything. */
const logicOf = <M extends AnyStateMachine>(
  before: Visited<M>,
  transition: (visited: Visited<M>, event: AnyEventObject) => Visited<M>,
) =>
  ({ transition, getInitialSnapshot: () => before }) as unknown as ActorLogic<
    Visited<M> & AnyMachineSnapshot,
    AnyEventObject
  >;

/** Returns a key of the state, the projection of its context, and the transitions that led here. */
export const vertexKey = (
  state: AnyMachineSnapshot,
  contextKey: (context: AnyMachineSnapshot['context']) => unknown,
  incoming: readonly string[],
) => JSON.stringify([state.status, state.value, historyOf(state), contextKey(state.context), incoming]);

const historyOf = ({ historyValue = {} }: { historyValue?: Record<string, AnyStateNode[]> }) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

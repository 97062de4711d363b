import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { accepts, eventsOf } from '../paths/cases.ts';
import { vertex, type Flow } from '../paths/paths.ts';
import { stepperFor, type Stepped } from '../paths/stepper.ts';

/** A step of the machine from one vertex to another, with the declared transitions that it takes. */
export type Arc = {
  readonly from: number;
  readonly to: number;
  readonly event: AnyEventObject;
  readonly taken: readonly string[];
};

/** A state of the machine, and the transition by which it was entered. */
type Vertex<M extends AnyStateMachine> = { readonly state: SnapshotFrom<M>; readonly last: string | null };

/**
 * Everything that a machine can do with the events of its cases. Vertex 0 precedes the initial state; its arcs lead to
 * the initial state of each input.
 */
export type Graph<M extends AnyStateMachine> = {
  readonly inputs: readonly InputFrom<M>[];
  readonly vertices: readonly (Vertex<M> | null)[];
  readonly arcs: readonly Arc[];
};

/** Returns whether an event should become an arc. */
export type Handles = (state: AnyMachineSnapshot, event: AnyEventObject) => boolean;

export const started: AnyEventObject = { type: 'xstate.init' };
const maxVertices = 20_000;

/**
 * Explores the machine breadth first. States that the flow's projection does not distinguish are one vertex, unless
 * different transitions led there. Throws if the context grows without bound. By default, `isHandled` excludes events
 * without effect.
 */
export function exploreGraph<M extends AnyStateMachine>(
  { machine, cases, inputs, contextKey = () => null, isEventPossible = () => true }: Flow<M>,
  isHandled: Handles = (state, event) => accepts(machine, state, event),
): Graph<M> {
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const vertices: (Vertex<M> | null)[] = [null];
  const arcs: Arc[] = [];
  const numbers = new Map<string, number>();

  const numberOf = ({ state, taken }: Stepped<M>, before: string | null): number => {
    const last = taken.at(-1) ?? before;
    const key = vertex(state, contextKey, last === null ? [] : [last]);
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    if (vertices.length > maxVertices) throw new Error(`${machine.id} has more than ${maxVertices} vertices`);
    numbers.set(key, vertices.length);
    return vertices.push({ state, last }) - 1;
  };

  for (const input of inputs) {
    const first = start(input);
    arcs.push({ from: 0, to: numberOf(first, null), event: started, taken: first.taken });
  }
  // The list grows during the loop: a vertex that is found is explored later.
  for (let from = 1; from < vertices.length; from += 1) {
    const { state, last } = vertexAt(vertices, from);
    for (const event of events) {
      if (!isHandled(state, event) || !isEventPossible(state, event as EventFromLogic<M>, last)) continue;
      const step = next(state, event);
      arcs.push({ from, to: numberOf(step, last), event, taken: step.taken });
    }
  }
  return { inputs, vertices, arcs };
}

function vertexAt<M extends AnyStateMachine>(vertices: Graph<M>['vertices'], number: number): Vertex<M> {
  const found = vertices[number];
  if (!found) throw new Error(`There is no vertex ${number}`);
  return found;
}

import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import { declaredTransitions, nodesOf } from '../inspect/transitions.ts';
import { accepts, eventsOf } from '../paths/cases.ts';
import type { Flow } from '../paths/paths.ts';
import { leavesOf } from '../paths/stable-states.ts';
import { stepperFor } from '../paths/stepper.ts';
import type { Arc, Graph } from './graph.ts';

/**
 * Two transitions of which the second cannot follow the first; `because` names what is taken instead, in the states
 * `at`.
 */
export type ImpossiblePair = {
  readonly first: string;
  readonly second: string;
  readonly at: readonly string[];
  readonly because: readonly string[];
};

export const pairOf = (first: string, second: string): string => `${first}  ›  ${second}`;

/**
 * Returns the pairs of each transition of a step with the previous transition; only the transition itself for the first
 * step.
 */
export function pairsOn<M extends AnyStateMachine>({ vertices }: Graph<M>, { from, taken }: Arc): readonly string[] {
  const before = vertices[from]?.last ?? null;
  return taken.map((second, index) => {
    const first = index === 0 ? before : taken[index - 1];
    return typeof first === 'string' ? pairOf(first, second) : second;
  });
}

/**
 * Returns every pair that the state chart allows and the explored graph lacks. The graph contains everything that the
 * machine can do with the cases, so these pairs are impossible; each has a reason.
 */
export function impossiblePairs<M extends AnyStateMachine>(flow: Flow<M>, graph: Graph<M>): readonly ImpossiblePair[] {
  const taken = new Set(graph.arcs.flatMap((arc) => pairsOn(graph, arc)));
  const declared = [...declaredTransitions(flow.machine)];
  const witness = witnessOf(flow, graph);
  return declared.flatMap(([first, { key }]) => {
    const active = activeAfter(flow.machine, first);
    return declared.flatMap(([second, next]) => {
      if (!active.has(second.source) || taken.has(pairOf(key, next.key))) return [];
      return [{ first: key, second: next.key, ...witness(key, second) }];
    });
  });
}

/** Returns the states that can be active after this transition according to the state chart. */
function activeAfter(machine: AnyStateMachine, { target, source }: AnyTransitionDefinition): ReadonlySet<AnyStateNode> {
  const active = new Set<AnyStateNode>();
  for (const node of target ?? nodesOf(source))
    for (const each of [...ancestorsOf(node), ...initialIn(node)]) active.add(each);
  const parallel = nodesOf(machine.root).filter((node) => node.type === 'parallel' && active.has(node));
  for (const node of parallel) for (const each of nodesOf(node)) active.add(each);
  return active;
}

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestorsOf(node.parent) : [])];

/** A history state may lead to any descendant of its parent. */
function initialIn(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'history') return node.parent ? nodesOf(node.parent) : [];
  const inner = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return [...inner, ...inner.flatMap(initialIn)];
}

/**
 * Returns a function that sends the event of a second transition in every state after the first, and returns what
 * happens instead.
 */
function witnessOf<M extends AnyStateMachine>(
  { machine, cases, isEventPossible = () => true }: Flow<M>,
  { vertices, arcs }: Graph<M>,
) {
  const { next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const everTaken = new Set(arcs.flatMap(({ taken }) => taken));

  const instead = (state: AnyMachineSnapshot, event: AnyEventObject): string => {
    if (state.status !== 'active') return 'the machine is done';
    if (typeof event.actorId === 'string' && !(event.actorId in state.children)) return `${event.actorId} does not run`;
    if (!accepts(machine, state, event)) return 'its guard is false';
    if (!isEventPossible(state as SnapshotFrom<M>, event as EventFromLogic<M>)) return 'the user cannot send it there';
    return `instead: ${next(state as SnapshotFrom<M>, event).taken[0] ?? 'nothing'}`;
  };

  return (first: string, { eventType }: AnyTransitionDefinition): Pick<ImpossiblePair, 'at' | 'because'> => {
    if (!everTaken.has(first)) return { at: [], because: ['the first is never taken'] };
    const states = vertices.flatMap((vertex) => (vertex?.last === first ? [vertex.state] : []));
    if (states.length === 0) return { at: [], because: ['it leads to a state that is left at once'] };
    const waited = events.filter(({ type }) => type === eventType);
    const because = states.flatMap((state) => waited.map((event) => instead(state, event)));
    return {
      at: unique(states.flatMap(leavesOf)),
      because: unique(because.length > 0 ? because : ['its guard is false']),
    };
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();

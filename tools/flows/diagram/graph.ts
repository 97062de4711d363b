import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { declaredTransitions, nodesOf } from '../inspect/transitions.ts';
import { dutiesOf } from '../paths/transition-table.ts';

/**
 * A state of a diagram. Transient states are left at once; internal transitions and actions of a state are listed
 * inside its box.
 */
export type DrawnState = {
  readonly id: string;
  readonly name: string;
  /** Its name and duties in the code, if `name` is another one. */
  readonly code?: string;
  readonly kind: 'state' | 'parallel' | 'passing' | 'final' | 'history' | 'initial';
  /** Its entry and exit actions and invoked actors. */
  readonly duties: readonly string[];
  readonly tags: readonly string[];
  /** Transitions that do not leave the state. */
  readonly reactions: readonly DrawnTransition[];
  readonly states: readonly DrawnState[];
};

/**
 * `key` names a declared transition; null for the arrow to an initial state. `code` is its text in the code, if `text`
 * is another one.
 */
export type DrawnTransition = { readonly key: string | null; readonly text: string; readonly code?: string };

/** All transitions between two states, as one arrow. */
export type DrawnArrow = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly DrawnTransition[];
};

export type Drawing = { readonly root: DrawnState; readonly arrows: readonly DrawnArrow[] };

/**
 * A transition to draw, from a state to others or, without any, inside its state; `key` is null for the arrow from an
 * initial dot.
 */
export type DrawnRow = {
  readonly key: string | null;
  readonly source: string;
  readonly targets: readonly string[];
  readonly text: string;
};

/**
 * Returns the diagram of a machine: every state, and every declared transition once, as an arrow or inside its state.
 */
export const drawingOf = (machine: AnyStateMachine): Drawing => drawingFrom(stateTreeOf(machine.root), rowsOf(machine));

/** Returns the arrows from initial dots, then the declared transitions. */
export const rowsOf = (machine: AnyStateMachine): DrawnRow[] => [
  ...nodesOf(machine.root).flatMap((node) =>
    initialOf(node).map((id): DrawnRow => ({ key: null, source: dotOf(node.id), targets: [id], text: '' })),
  ),
  ...[...declaredTransitions(machine).entries()].map(([{ target }, row]): DrawnRow => ({
    key: row.key,
    source: row.source,
    targets: target?.map(({ id }) => id) ?? [],
    text: textOf(row),
  })),
];

/** Returns a state with all its child states, without transitions. */
export const stateTreeOf = (node: AnyStateNode): DrawnState => ({
  id: node.id,
  name: node.key,
  kind: kindOf(node),
  duties: dutiesOf(node).flatMap(({ kind, names }) => (kind === 'tags' ? [] : `${kind} / ${names}`)),
  tags: node.tags,
  reactions: [],
  states: [...initialOf(node).map(() => initialDot(node)), ...Object.values(node.states).map(stateTreeOf)],
});

/** Transitions between the same two states become one arrow; those that stay in their state are listed inside it. */
export function drawingFrom(root: DrawnState, rows: readonly DrawnRow[]): Drawing {
  const arrows = new Map<string, DrawnArrow & { transitions: DrawnTransition[] }>();
  for (const { key, source, targets, text } of rows)
    for (const target of targets) {
      const id = `${source} → ${target}`;
      const arrow = arrows.get(id) ?? { id, source, target, transitions: [] };
      arrow.transitions.push({ key, text });
      arrows.set(id, arrow);
    }
  const withReactions = (state: DrawnState): DrawnState => ({
    ...state,
    reactions: rows
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map(({ key, text }) => ({ key, text })),
    states: state.states.map(withReactions),
  });
  return { root: withReactions(root), arrows: [...arrows.values()] };
}

export const textOf = ({ event, guard, actions }: { event: string; guard: string; actions: string }) =>
  [event, guard && `[${guard}]`, actions && `/ ${actions}`].filter(Boolean).join(' ');

/** Returns the initial state of a compound state, or all child states of a parallel one. */
const initialOf = (node: AnyStateNode): string[] =>
  node.type === 'compound' ? node.initial.target.map(({ id }) => id) : [];

const dotOf = (id: string) => `${id} (initial)`;

const initialDot = ({ id }: AnyStateNode): DrawnState => ({
  id: dotOf(id),
  name: '',
  kind: 'initial',
  duties: [],
  tags: [],
  reactions: [],
  states: [],
});

function kindOf(node: AnyStateNode): DrawnState['kind'] {
  if (node.type === 'final' || node.type === 'history' || node.type === 'parallel') return node.type;
  return node.type === 'atomic' && node.always ? 'passing' : 'state';
}

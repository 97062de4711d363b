import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { declaredTransitions, nodesOf } from '#machines/lib/transitions.ts';
import { dutiesOf } from '../lib/transitions.ts';

/** A state as it is drawn. Passing states are left at once; what a state does by itself and without leaving stands inside it. */
export type DrawnState = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'state' | 'parallel' | 'passing' | 'final' | 'history' | 'initial';
  /** What it does on entry and exit, and whom it calls. */
  readonly duties: readonly string[];
  readonly tags: readonly string[];
  /** Transitions that do not leave it. */
  readonly reactions: readonly DrawnTransition[];
  readonly states: readonly DrawnState[];
};

/** `key` names a declared transition; there is none for the arrow that leads to an initial state. */
export type DrawnTransition = { readonly key: string | null; readonly text: string };

/** All transitions between two states, as one arrow. */
export type DrawnArrow = { readonly id: string; readonly source: string; readonly target: string; readonly transitions: readonly DrawnTransition[] };

export type Drawing = { readonly root: DrawnState; readonly arrows: readonly DrawnArrow[] };

/** What there is to draw of a machine: every state, and every declared transition once, as an arrow or inside its state. */
export function drawingOf(machine: AnyStateMachine): Drawing {
  const transitions = [...declaredTransitions(machine).entries()].map(([{ target }, row]) => ({ row, targets: target?.map(({ id }) => id) ?? [], drawn: { key: row.key, text: textOf(row) } }));
  const arrows = new Map<string, { id: string; source: string; target: string; transitions: DrawnTransition[] }>();
  const draw = (source: string, target: string, drawn: DrawnTransition) => {
    const id = `${source} → ${target}`;
    const arrow = arrows.get(id) ?? { id, source, target, transitions: [] };
    arrow.transitions.push(drawn);
    arrows.set(id, arrow);
  };
  for (const node of nodesOf(machine.root)) for (const id of initialOf(node)) draw(`${node.id} (initial)`, id, { key: null, text: '' });
  for (const { row, targets, drawn } of transitions) for (const target of targets) draw(row.source, target, drawn);
  const drawnState = (node: AnyStateNode): DrawnState => ({
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    duties: dutiesOf(node).flatMap(({ kind, names }) => (kind === 'tags' ? [] : `${kind} / ${names}`)),
    tags: node.tags,
    reactions: transitions.filter(({ row, targets }) => row.source === node.id && targets.length === 0).map(({ drawn }) => drawn),
    states: [...initialOf(node).map(() => initialDot(node)), ...Object.values(node.states).map(drawnState)],
  });
  return { root: drawnState(machine.root), arrows: [...arrows.values()] };
}

const textOf = ({ event, guard, actions }: { event: string; guard: string; actions: string }) => [event, guard && `[${guard}]`, actions && `/ ${actions}`].filter(Boolean).join(' ');

/** The state that a state begins with; a parallel one begins with all of its own. */
const initialOf = (node: AnyStateNode): string[] => (node.type === 'compound' ? node.initial.target.map(({ id }) => id) : []);

const initialDot = ({ id }: AnyStateNode): DrawnState => ({ id: `${id} (initial)`, name: '', kind: 'initial', duties: [], tags: [], reactions: [], states: [] });

function kindOf(node: AnyStateNode): DrawnState['kind'] {
  if (node.type === 'final' || node.type === 'history' || node.type === 'parallel') return node.type;
  return node.type === 'atomic' && node.always ? 'passing' : 'state';
}

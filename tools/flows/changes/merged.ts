import { drawingFrom, textOf, type Drawing, type DrawnRow, type DrawnState } from '../diagram/graph.ts';
import type { ChangeKind, MachineChange, TransitionChange } from './changes.ts';
import type { MachineData } from './machine-data.ts';

/** Both versions of a machine in one diagram, with the kind of each change as a CSS class. */
export type Merged = { readonly drawing: Drawing; readonly classes: ReadonlyMap<string, readonly ChangeKind[]> };

export function merged(before: MachineData | null, after: MachineData | null, change: MachineChange): Merged {
  const root = before && after ? mergedState(before.root, after.root) : (before ?? after)?.root;
  if (!root) throw new Error('There is no machine to draw');
  const removedKeys = change.transitions.flatMap((one) =>
    one.before && (one.kind === 'removed' || one.aspects.includes('target')) ? [one.before.key] : [],
  );
  const rows: DrawnRow[] = [
    ...(after?.rows ?? []).map((row) => ({ ...row, text: textsOf(change, row) })),
    ...(before?.rows ?? [])
      .filter(({ key }) => key !== null && removedKeys.includes(key))
      .map((row) => ({ ...row, key: removedKey(row.key) })),
  ];
  return {
    drawing: drawingFrom(root, unique(rows)),
    classes: new Map<string, readonly ChangeKind[]>([
      ...change.states.map(({ id, kind }) => [id, [kind]] as const),
      ...change.transitions.flatMap(({ after: is, kind }) => (is ? [[is.key, [kind]] as const] : [])),
      ...removedKeys.map((key) => [removedKey(key), ['removed']] as const),
    ]),
  };
}

/** A removed transition may have the same key as its replacement. */
const removedKey = (key: string | null) => `before: ${key ?? ''}`;

/** Lists the initial arrows of both versions, each once. */
const unique = (rows: readonly DrawnRow[]) =>
  rows.filter(
    (row, index) =>
      row.key !== null ||
      rows.findIndex(
        ({ key, source, targets }) => key === null && source === row.source && targets.join() === row.targets.join(),
      ) === index,
  );

function textsOf({ transitions }: MachineChange, { key, text }: DrawnRow): string {
  const change = transitions.find(({ after, kind }) => kind === 'changed' && after?.key === key);
  return change ? changedText(change) : text;
}

function changedText({ before, after, aspects }: TransitionChange): string {
  if (!before || !after) return '';
  const both = (aspect: 'guard' | 'actions') =>
    before[aspect] === after[aspect] ? after[aspect] : `${before[aspect] || '–'} ⇒ ${after[aspect] || '–'}`;
  const notes = aspects.filter((aspect) => aspect === 'code' || aspect === 'order');
  return `${textOf({ event: after.event, guard: both('guard'), actions: both('actions') })}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function mergedState(before: DrawnState, after: DrawnState): DrawnState {
  const twin = (state: DrawnState, { states }: DrawnState) => states.find(({ id }) => id === state.id);
  return {
    ...after,
    duties: [
      ...after.duties.map((duty) => (before.duties.includes(duty) ? duty : `+ ${duty}`)),
      ...before.duties.filter((duty) => !after.duties.includes(duty)).map((duty) => `− ${duty}`),
    ],
    states: [
      ...after.states.map((state) => {
        const old = twin(state, before);
        return old ? mergedState(old, state) : state;
      }),
      ...before.states.filter((state) => !twin(state, after)),
    ],
  };
}

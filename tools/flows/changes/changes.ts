import type { MachineData, StateData, TransitionData } from './machine-data.ts';

export type ChangeKind = 'added' | 'removed' | 'changed';

/**
 * `aspects` names what differs: `target`, `guard`, `actions`, `order`, and `code` for a guard or an action with the
 * same name but other code or parameters.
 */
export type TransitionChange = {
  readonly kind: ChangeKind;
  readonly before: TransitionData | null;
  readonly after: TransitionData | null;
  readonly aspects: readonly string[];
};
export type StateChange = {
  readonly kind: ChangeKind;
  readonly id: string;
  readonly before: StateData['aspects'];
  readonly after: StateData['aspects'];
  readonly aspects: readonly string[];
};
export type MachineChange = {
  readonly transitions: readonly TransitionChange[];
  readonly states: readonly StateChange[];
};

const nothing: Pick<MachineData, 'states' | 'transitions' | 'code'> = { states: [], transitions: [], code: {} };

/** Compares two versions of a machine; null stands for one that does not exist. */
export function changesOf(before: MachineData | null, after: MachineData | null): MachineChange {
  const [old, now] = [before ?? nothing, after ?? nothing];
  const isOtherCode = (names: string) =>
    names
      .split(', ')
      .some(
        (name) => old.code[name] !== undefined && now.code[name] !== undefined && old.code[name] !== now.code[name],
      );
  return {
    transitions: transitionChanges(old.transitions, now.transitions, isOtherCode),
    states: stateChanges(old.states, now.states, isOtherCode),
  };
}

export const isChanged = ({ transitions, states }: MachineChange): boolean => transitions.length + states.length > 0;

function transitionChanges(
  before: readonly TransitionData[],
  after: readonly TransitionData[],
  isOtherCode: (names: string) => boolean,
): TransitionChange[] {
  const groups = new Set([...before, ...after].map(groupOf));
  return [...groups].flatMap((group) => {
    const [old, now] = [before.filter((one) => groupOf(one) === group), after.filter((one) => groupOf(one) === group)];
    const pairs = pairsOf(old, now);
    const order = pairs
      .toSorted((one, other) => old.indexOf(one.before) - old.indexOf(other.before))
      .map((pair) => pair.after);
    const isInOrder = order.every((one, index) => now.indexOf(one) >= now.indexOf(order[index - 1] ?? one));
    return [
      ...pairs.flatMap((pair): TransitionChange[] => {
        const { before: was, after: is } = pair;
        const differing = (['target', 'guard', 'actions'] as const).filter((aspect) => was[aspect] !== is[aspect]);
        const isRecoded =
          isOtherCode(is.guard) ||
          isOtherCode(is.actions) ||
          (was.guard === is.guard && was.actions === is.actions && was.code !== is.code);
        const aspects = [...differing, ...(isInOrder ? [] : ['order']), ...(isRecoded ? ['code'] : [])];
        return aspects.length > 0 ? [{ kind: 'changed', ...pair, aspects }] : [];
      }),
      ...old
        .filter((one) => !pairs.some((pair) => pair.before === one))
        .map((one): TransitionChange => ({ kind: 'removed', before: one, after: null, aspects: [] })),
      ...now
        .filter((one) => !pairs.some((pair) => pair.after === one))
        .map((one): TransitionChange => ({ kind: 'added', before: null, after: one, aspects: [] })),
    ];
  });
}

type Pair = { before: TransitionData; after: TransitionData };

const groupOf = ({ source, event }: TransitionData) => `${source} · ${event}`;

/** Pairs the branches of an event across both versions, the most similar first. */
function pairsOf(before: readonly TransitionData[], after: readonly TransitionData[]): Pair[] {
  const all = before
    .flatMap((was) => after.map((is): Pair => ({ before: was, after: is })))
    .toSorted((one, other) => likeness(other) - likeness(one));
  return all.reduce<Pair[]>(
    (pairs, pair) =>
      pairs.some((one) => one.before === pair.before || one.after === pair.after) ? pairs : [...pairs, pair],
    [],
  );
}

const likeness = ({ before, after }: Pair) =>
  (before.guard === after.guard ? 4 : 0) +
  (before.target === after.target ? 2 : 0) +
  (before.actions === after.actions ? 1 : 0);

const none: StateData['aspects'] = {};

function stateChanges(
  before: readonly StateData[],
  after: readonly StateData[],
  isOtherCode: (names: string) => boolean,
): StateChange[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id): StateChange[] => {
    const [was, is] = [before, after].map((states) => states.find((state) => state.id === id));
    const [old, now] = [was?.aspects ?? none, is?.aspects ?? none];
    if (!was || !is) return [{ kind: was ? 'removed' : 'added', id, before: old, after: now, aspects: [] }];
    const aspects = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (aspect) => old[aspect] !== now[aspect],
    );
    const isRecoded =
      [now['entry'], now['exit']].some((names) => names !== undefined && isOtherCode(names)) ||
      (aspects.length === 0 && was.code !== is.code);
    const all = [...aspects, ...(isRecoded ? ['code'] : [])];
    return all.length > 0 ? [{ kind: 'changed', id, before: old, after: now, aspects: all }] : [];
  });
}

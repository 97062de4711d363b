import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import type { Arc, Graph } from '../paths/graph.ts';

type Guarded = { readonly key: string; readonly definition: AnyTransitionDefinition };

const trueAt = (key: string): string => `true: ${key}`;
const falseAt = (key: string): string => `false: ${key}`;

/** Returns the guards that a step evaluates, with their results. */
export function guardsOf(machine: AnyStateMachine) {
  const declared = [...declaredTransitions(machine)].map(([definition, { key }]): Guarded => ({ key, definition }));
  const byKey = new Map(declared.map((each) => [each.key, each]));

  /** Returns the transitions that are tried for an event: from the innermost state outwards, in order. */
  const candidatesFor = (state: AnyMachineSnapshot, { type }: AnyEventObject): readonly Guarded[] =>
    declared
      .filter(({ definition }) => definition.eventType === type && state._nodes.includes(definition.source))
      .toSorted((one, other) => other.definition.source.path.length - one.definition.source.path.length);
  const siblingsOf = ({ definition }: Guarded): readonly Guarded[] =>
    declared.filter(
      (other) => other.definition.source === definition.source && other.definition.eventType === definition.eventType,
    );
  const resultsOf = (candidates: readonly Guarded[], taken: string | undefined): readonly string[] => {
    const takenIndex = candidates.findIndex(({ key }) => key === taken);
    const evaluated = takenIndex === -1 ? candidates : candidates.slice(0, takenIndex + 1);
    return evaluated.flatMap(({ key, definition }) =>
      definition.guard === undefined ? [] : [key === taken ? trueAt(key) : falseAt(key)],
    );
  };

  return {
    resultOn(
      before: AnyMachineSnapshot | null,
      event: AnyEventObject,
      [first, ...passed]: readonly string[],
    ): readonly string[] {
      const resultsAmongSiblings = (key: string | undefined) => {
        const transition = key === undefined ? undefined : byKey.get(key);
        return transition ? resultsOf(siblingsOf(transition), key) : [];
      };
      return [
        ...(before ? resultsOf(candidatesFor(before, event), first) : resultsAmongSiblings(first)),
        ...passed.flatMap(resultsAmongSiblings),
      ];
    },
    /** Returns whether the state declares transitions for the event, even if every guard rejects it. */
    hasTransitions: (state: AnyMachineSnapshot, event: AnyEventObject): boolean =>
      state.status === 'active' &&
      (typeof event.actorId !== 'string' || event.actorId in state.children) &&
      candidatesFor(state, event).length > 0,
  };
}

export const guardsOn = <M extends AnyStateMachine>(machine: M) => {
  const { resultOn } = guardsOf(machine);
  return ({ vertices }: Graph<M>, { from, event, taken }: Arc): readonly string[] =>
    resultOn(vertices[from]?.state ?? null, event, taken);
};

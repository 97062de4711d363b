import type { AnyStateMachine } from 'xstate';
import { stableStates } from '#tools/flows/paths/stable-states.ts';
import type { Picture } from './pictures.ts';

/** A rendered screen that has a story, with the facts that no earlier story shows. */
export type Chosen = Picture & { readonly newFacts: readonly string[] };

/**
 * Chooses the screens that show a state, an event case or a value that no earlier one shows, in the order of the
 * machine's states. The others only combine what other stories show, such as a second error beside each choice of a
 * form.
 */
export function choose(machine: AnyStateMachine, pictures: readonly Picture[]): readonly Chosen[] {
  const shownFacts = new Set<string>();
  const states = stableStates(machine);
  return pictures
    .flatMap((picture) => {
      const newFacts = [...picture.facts].filter((fact) => !shownFacts.has(fact));
      newFacts.forEach((fact) => shownFacts.add(fact));
      return newFacts.length > 0 ? [{ ...picture, newFacts }] : [];
    })
    .toSorted((one, other) => states.indexOf(one.first.state) - states.indexOf(other.first.state));
}

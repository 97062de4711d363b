import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import type { PathRecord } from '../paths/path-record.ts';
import type { Phrase } from './phrase.ts';
import { phraseFor } from './sentence.ts';

/**
 * Returns the Korean phrase of each declared transition, by its key: that of the event with which the shortest of these
 * paths takes it, or the general phrase of its event. A transition without an event has none.
 */
export function transitionPhrases(
  machine: AnyStateMachine,
  paths: readonly Pick<PathRecord, 'steps'>[],
  words: Readonly<Record<string, Phrase>>,
): ReadonlyMap<string, string> {
  const steps = paths.toSorted((one, other) => one.steps.length - other.steps.length).flatMap((path) => path.steps);
  return new Map(
    [...declaredTransitions(machine).values()].map(({ key, event }) => {
      const step = steps.find((taken) => taken.event === event && taken.taken.includes(key));
      return [key, event === 'always' ? '' : phraseFor(step ?? { event, data: {} }, words).ko];
    }),
  );
}

import type { AnyEventObject } from 'xstate';

/** Returns the next output of an actor among the events still to come; undefined if it fails first, or returns none. */
export function nextOutput(upcoming: readonly AnyEventObject[], actor: string): AnyEventObject['output'] {
  return upcoming.find(({ type }) => type === `xstate.done.actor.${actor}` || type === `xstate.error.actor.${actor}`)?.[
    'output'
  ];
}

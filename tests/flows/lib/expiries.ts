import type { AnyEventObject } from 'xstate';
import { messages } from '#contract/shared/messages.ts';

/** Returns the event of an actor's output. */
export const done = (actorId: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actorId}`,
  output,
  actorId,
});
const failed = (actorId: string): AnyEventObject => ({
  type: `xstate.error.actor.${actorId}`,
  error: new TypeError('Failed to fetch dynamically imported module'),
  actorId,
});

/** Returns the event type of an actor's output. */
export const doneBy = (actorId: string): string => `xstate.done.actor.${actorId}`;

/** Returns the error events of actors, for which a failed chunk load is an error. */
export const failures = (...actorIds: string[]): AnyEventObject[] => actorIds.map(failed);
/** Returns the output events of actors that report an unreachable server in their output. */
export const unreached = (...actorIds: string[]): AnyEventObject[] =>
  actorIds.map((actorId) => done(actorId, { kind: 'refused', message: messages.offline }));

/** Why a kind of expiry does not apply to a flow. */
export const unverified = 'nobody is verified for it';
export const forVisitors = 'its pages are for visitors, who have no session';
export const forEverybody = 'its pages are for everybody: a call that is refused for its token is sent again without';
const callsNothing = 'it calls nothing';

/** Expiries of a flow that needs no verification, is on public pages and calls nothing. */
export const noExpiries = {
  typed: () => null,
  kinds: { verification: unverified, session: forEverybody, code: callsNothing },
};

import type { AnyEventObject } from 'xstate';
import { messages } from '#contract/shared/messages.ts';

/** An actor's answer as an event of its flow. */
export const done = (actorId: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${actorId}`, output, actorId });
const failed = (actorId: string): AnyEventObject => ({ type: `xstate.error.actor.${actorId}`, error: new TypeError('Failed to fetch dynamically imported module'), actorId });

/** The type of an actor's answer. */
export const doneBy = (actorId: string): string => `xstate.done.actor.${actorId}`;

/** Actors to which code that does not come is an error. */
export const errors = (...actorIds: string[]): AnyEventObject[] => actorIds.map(failed);
/** Actors to which it is a server that is not reached, and that say so. */
export const unreached = (...actorIds: string[]): AnyEventObject[] => actorIds.map((actorId) => done(actorId, { kind: 'refused', message: messages.offline }));

/** Why a kind does not concern a flow. */
export const unverified = 'nobody is verified for it';
export const forVisitors = 'its pages are for visitors, who have no session';
export const forEverybody = 'its pages are for everybody: a call that is refused for its token is sent again without';
export const callsNothing = 'it calls nothing; its machine comes late and is waited for (lazy-actor.test.ts)';

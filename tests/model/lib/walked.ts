import type { AnyStateMachine } from 'xstate';
import { eventName } from '#machines/lib/transitions.ts';
import type { Path } from './paths.ts';
import { leavesOf } from './resting.ts';

/** On the machine, on the rendered feature, in Chromium on the running site. */
export type Level = 'machine' | 'rendered' | 'browser';

/** What a path's test sets out to do, in strings: each event, the leaf states after it, and the transitions it takes. */
export type WalkedPath = { level: Level; machine: string; title: string; steps: { event: string; states: string[]; taken: string[] }[] };

/** A generated path as its test tells it to a report. */
export const walkedOf = <M extends AnyStateMachine>(level: Level, { id }: M, { title, steps }: Path<M>): WalkedPath => ({
  level,
  machine: id,
  title,
  steps: steps.map(({ event, state, taken }) => ({ event: eventName(event.type), states: leavesOf(state), taken })),
});

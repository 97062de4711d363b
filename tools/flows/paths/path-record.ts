import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventName } from '../inspect/transitions.ts';
import type { Generated } from './paths.ts';
import { leavesOf } from './stable-states.ts';

/** A path runs on the machine, on the rendered feature, or in a browser on the running site. */
export type Level = 'machine' | 'rendered' | 'browser';

/** How a call that a step of a path waited for was answered: by the real server, or by the test. */
export type Source = 'server' | 'invented';

/**
 * `data` is the payload of the event as JSON, in the first step the machine's input; `messages` are the texts on the
 * screen after it.
 */
export type RecordedStep = { event: string; data: unknown; states: string[]; taken: string[]; messages: string[] };

/** A path as JSON, as its test expects it: each event, the leaf states after it, and the transitions it takes. */
export type PathRecord = { level: Level; machine: string; title: string; steps: RecordedStep[] };

/** The step at which a path failed, with the expected and actual leaf states. */
export type FailedStep = { step: number; expected: readonly string[]; actual: readonly string[] };

/** Converts a generated path to the data that its test attaches. */
export const pathRecordOf = <M extends AnyStateMachine>(
  level: Level,
  { id }: M,
  { title, steps, input }: Generated<M>['paths'][number],
): PathRecord => ({
  level,
  machine: id,
  title,
  steps: steps.map(({ event, state, taken }, index) => ({
    event: eventName(event.type),
    data: index === 0 ? jsonOf({ input }) : payloadOf(event),
    states: leavesOf(state),
    taken,
    messages: messagesIn(state),
  })),
});

/** Returns the payload of an event as JSON. */
export const payloadOf = ({ type: _, actorId: __, ...payload }: AnyEventObject): unknown => jsonOf(payload);

export const jsonOf = (data: object): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      value instanceof Error ? { name: value.name, message: value.message } : value,
    ),
  );

/**
 * Returns the text of an open alert, and the errors at fields: every machine has the same names for them in its
 * context.
 */
export function messagesIn(state: AnyMachineSnapshot): string[] {
  const context: unknown = state.context;
  if (typeof context !== 'object' || context === null) return [];
  return Object.entries(context).flatMap(([name, value]) =>
    /error/i.test(name) || (name === 'alert' && state.hasTag('alert')) ? textsIn(value) : [],
  );
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isSameEvent, namedEvents } from '#tools/flows/paths/named-events.ts';
import type { Flow, Step } from '#tools/flows/paths/flow.ts';
import { stepperFor } from '#tools/flows/paths/stepper.ts';
import { lastState } from './frozen.ts';

/** A path to a screen: the index of its input in the flow, and its events by the names of `namedEvents`. */
export type NamedPath = { readonly input?: number | undefined; readonly events: readonly string[] };

/** Returns a function that converts the steps of a flow to a path by names. */
export function namedPathOf(
  flow: Flow<AnyStateMachine>,
): (input: unknown, steps: readonly Step<AnyStateMachine>[]) => NamedPath {
  const named = [...namedEvents(flow)];
  return (input, steps) => {
    const inputIndex = flow.inputs.indexOf(input);
    return {
      ...(inputIndex > 0 && { input: inputIndex }),
      events: steps
        .slice(1)
        .map(({ event }) => named.find(([, candidate]) => isSameEvent(event, candidate))?.[0] ?? event.type),
    };
  };
}

/** Returns the snapshot at the end of a path, without running anything. */
export function snapshotAfter(flow: Flow<AnyStateMachine>, { input = 0, events }: NamedPath): AnyMachineSnapshot {
  const { start, next } = stepperFor(flow.machine);
  const named = namedEvents(flow);
  const initialStep = start(flow.inputs[input]);
  const steps: Step<AnyStateMachine>[] = [{ event: { type: 'xstate.init' }, ...initialStep }];
  let { state } = initialStep;
  for (const name of events) {
    const event = named.get(name);
    if (!event) throw new Error(`No case of ${flow.machine.id} is named "${name}"`);
    const step = next(state, event);
    steps.push({ event, ...step });
    state = step.state;
  }
  return lastState(steps);
}

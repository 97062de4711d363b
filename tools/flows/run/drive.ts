import {
  createActor,
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';
import { expect, vi } from 'vitest';
import { controlledMachine } from './controlled.ts';
import type { Flow, Path, Step } from '../paths/flow.ts';
import { declaredTransitions, nodesOf, takenIn } from '../inspect/transitions.ts';

export type Driven<M extends AnyStateMachine> = {
  path: Path<M>;
  input: InputFrom<M>;
  /** Called when the actor has started, to render it. */
  mount?: (actor: Actor<M>) => void | Promise<void>;
  /** Performs an event; events without an entry are sent. */
  gestures?: Readonly<Record<string, (event: AnyEventObject) => void | Promise<void>>>;
  /** Wraps each step, for example in the renderer's `act`. */
  during?: (step: () => Promise<void>) => Promise<void>;
  /** Called after each step, to check the screen. */
  look?: (step: Step<M>, actor: Actor<M>) => void | Promise<void>;
  /** Called with the failed step and the actual state of the machine. */
  onFailure?: (index: number, actual: AnyMachineSnapshot) => void;
};

/**
 * Runs a generated path on the real machine with actors that the test settles and a fake clock. After each step, state,
 * context and transitions must equal those of the pure transition function. Resolves to the transitions taken.
 */
export async function drivePath<M extends AnyStateMachine>(
  { machine, callbackActors = {} }: Flow<M>,
  { path, input, mount, gestures = {}, during = (step) => step(), look, onFailure }: Driven<M>,
): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { provided, settle, sendFrom } = controlledMachine(machine, Object.keys(callbackActors));
  const declared = declaredTransitions(provided);
  const taken: string[] = [];
  let since = 0;
  let current: AnyEventObject = { type: 'xstate.init' };
  /**
   * A child emits a snapshot when it starts, which the pure transition function does not know: it is no event of the
   * path.
   */
  const isFirstLook = ({ type }: AnyEventObject) => type.startsWith('xstate.snapshot.') && type !== current.type;
  const failures: unknown[] = [];
  const actor = createActor<AnyStateMachine>(provided, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || isFirstLook(inspected.event)) return;
      taken.push(...takenIn(declared, inspected));
    },
  }) as Actor<M>;
  actor.subscribe({ error: (error) => failures.push(error) });
  let index = 0;
  try {
    for (const [at, step] of path.steps.entries()) {
      index = at;
      current = step.event;
      await during(async () => {
        await perform(step.event);
        await vi.advanceTimersByTimeAsync(0);
      });
      expect({ ...visible(actor.getSnapshot()), taken: taken.slice(since) }, `after ${step.event.type}`).toEqual({
        ...visible(step.state),
        taken: step.taken,
      });
      since = taken.length;
      await look?.(step, actor);
    }
    expect(failures).toEqual([]);
    return taken;
  } catch (error) {
    onFailure?.(index, actor.getSnapshot());
    throw error;
  } finally {
    actor.stop();
    vi.useRealTimers();
  }

  async function perform(event: AnyEventObject) {
    const gesture = gestures[event.type];
    const callbackActor = Object.keys(callbackActors).find((src) => callbackActors[src]?.includes(event.type));
    if (gesture) return gesture(event);
    if (event.type === 'xstate.init') {
      actor.start();
      return mount?.(actor);
    }
    if (event.type.startsWith('xstate.after.'))
      return void (await vi.advanceTimersByTimeAsync(delayOf(provided, event.type, actor.getSnapshot())));
    if (typeof event.actorId === 'string') return settle(event);
    if (callbackActor) return sendFrom(callbackActor, event);
    return actor.send(event as never);
  }
}

/** Returns the duration of a timer: a number, or the result of the machine's delay for its context. */
function delayOf(machine: AnyStateMachine, type: string, { context }: AnyMachineSnapshot): number {
  const timer = nodesOf(machine.root)
    .flatMap(({ after }) => after)
    .find(({ eventType }) => eventType === type);
  const named = typeof timer?.delay === 'string' ? machine.implementations.delays[timer.delay] : timer?.delay;
  const delay: unknown = typeof named === 'function' ? Reflect.apply(named, undefined, [{ context }]) : named;
  if (typeof delay !== 'number') throw new Error(`No delay for ${type}`);
  return delay;
}

const visible = ({ value, status, context }: { value?: unknown; status: unknown; context?: unknown }) => ({
  value,
  status,
  context,
});

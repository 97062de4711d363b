import { array, boolean, check, nat, property, record, type RunDetails } from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import { accepts, eventsOf } from './cases.ts';
import { lastOf } from './history.ts';
import { vertexKey } from './graph.ts';
import type { Flow, Step } from './flow.ts';
import { titleOf } from './paths.ts';
import { checkerOf } from './safety.ts';
import { stepperFor } from './stepper.ts';

/**
 * Chooses the next event: that one, or, if it is not `stubborn` and the event would have no effect, the next one that
 * has.
 */
type EventChoice = { which: number; isStubborn: boolean };
type WalkResult = { steps: readonly AnyEventObject[]; flaw: string | null };
export type WalkSettings = { seed?: number | undefined; runs: number; maxLength: number };

/**
 * `WALK_SEED` repeats a run, `WALK_RUNS` sets the number of walks, two hundred by default. Throws unless both are whole
 * numbers.
 */
export const walkSettings = ({
  WALK_SEED: seed,
  WALK_RUNS: runs,
}: Readonly<Record<string, string | undefined>>): WalkSettings => ({
  seed: seed ? wholeNumber(seed) : undefined,
  runs: runs ? wholeNumber(runs) : 200,
  maxLength: 40,
});

/**
 * Sends the events of all cases to the machine in random order, and checks every step against the general rules and the
 * flow's own properties; an event that the state does not handle must change nothing. Returns null if all hold, or else
 * the violation, the shortest walk that shows it, and how to repeat it.
 */
export function flawOfWalks<M extends AnyStateMachine>(
  flow: Flow<M>,
  { seed, runs, maxLength }: WalkSettings,
): string | null {
  const walk = walkerOf(flow);
  const picks = array(record({ which: nat(), isStubborn: boolean() }), { maxLength, size: 'max' });
  const found = check(
    property(nat(flow.inputs.length - 1), picks, (input, choices) => walk(input, choices).flaw === null),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  );
  return found.failed ? reported(found, walk) : null;
}

function reported(
  found: RunDetails<[number, EventChoice[]]>,
  walk: (input: number, picks: readonly EventChoice[]) => WalkResult,
): string {
  if (!found.counterexample) throw new Error('The walks were interrupted');
  const { flaw, steps } = walk(...found.counterexample);
  return `${flaw}\n  on the walk: ${titleOf(steps.map((event) => ({ event })))}\n  again with: WALK_SEED=${found.seed} WALK_RUNS=${found.numRuns}`;
}

function walkerOf<M extends AnyStateMachine>(flow: Flow<M>) {
  const { machine, cases, inputs, isEventPossible = () => true, contextKey = () => null, properties = {} } = flow;
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const violationsIn = checkerOf(flow);
  const checked = (state: AnyMachineSnapshot) =>
    attempt(
      () => violationsIn(state),
      (error) => [`one event later ${error}`],
    );
  const brokenRules = memoized(checked, (state) => vertexKey(state, contextKey, Object.keys(state.children)));
  const isPossible = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    isEventPossible(state as never, event as EventFromLogic<M>);
  const isHandled = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    accepts(machine, state, event) && isPossible(state, event);
  const hasNoTransition = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    machine.getTransitionData(state, event).length === 0;
  /** Impossible events are not sent: a stopped actor returns nothing. */
  const isUnhandled = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    hasNoTransition(state, event) &&
    isPossible(state, event) &&
    (typeof event.actorId !== 'string' || event.actorId in state.children);

  /** Returns the event picked, if it is handled or may have no effect; or else the next one that is handled. */
  const picked = (state: AnyMachineSnapshot, { which, isStubborn }: EventChoice) => {
    const at = which % events.length;
    const candidate = events[at];
    if (isStubborn && candidate && isUnhandled(state, candidate)) return candidate;
    return [...events.slice(at), ...events.slice(0, at)].find((event) => isHandled(state, event));
  };
  const flawAt = (steps: readonly Step<M>[], state: AnyMachineSnapshot): string | undefined =>
    brokenRules(state)[0] ?? Object.entries(properties).find(([, holds]) => !holds(steps))?.[0];

  return (input: number, picks: readonly EventChoice[]): WalkResult => {
    const steps: Step<M>[] = [{ event: { type: 'xstate.init' }, ...start(inputs[input] as never) }];
    const eventsWith = (more: readonly AnyEventObject[] = []) => [...steps.map(({ event }) => event), ...more];
    let state: AnyMachineSnapshot = lastOf(steps).state;
    let flaw = flawAt(steps, state);
    for (const pick of picks) {
      if (flaw !== undefined || state.status !== 'active') break;
      const event = picked(state, pick);
      if (!event) break;
      const isIgnored = hasNoTransition(state, event);
      const step = attempt(
        () => next(state as never, event),
        (error) => error,
      );
      if (typeof step === 'string') return { flaw: step, steps: eventsWith([event]) };
      if (isIgnored && !isSame(state, step.state))
        return { flaw: 'an event that is not heard changes something', steps: eventsWith([event]) };
      if (isIgnored) continue;
      steps.push({ event, ...step });
      ({ state } = step);
      flaw = flawAt(steps, state);
    }
    return { flaw: flaw ?? null, steps: eventsWith() };
  };
}

function wholeNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`WALK_SEED and WALK_RUNS are whole numbers, not "${text}"`);
  return Number(text);
}

function attempt<T, F>(step: () => T, onError: (sentence: string) => F): T | F {
  try {
    return step();
  } catch (error) {
    const { cause } = error as Error;
    return onError(`it breaks: ${String(cause instanceof Error ? cause : error)}`);
  }
}

const isSame = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  before.context === after.context &&
  before.status === after.status &&
  JSON.stringify([before.value, Object.keys(before.children)]) ===
    JSON.stringify([after.value, Object.keys(after.children)]);

function memoized<A, R>(compute: (subject: A) => R, keyOf: (subject: A) => string): (subject: A) => R {
  const cache = new Map<string, R>();
  return (subject) => {
    const key = keyOf(subject);
    const result = cache.get(key) ?? compute(subject);
    cache.set(key, result);
    return result;
  };
}

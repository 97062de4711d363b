import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { accepts, eventsOf } from './cases.ts';
import { lastOf } from './history.ts';
import { generatePaths, vertex, type Flow, type Step } from './paths.ts';
import { leavesOf, waitingStates } from './resting.ts';
import { stepperFor } from './stepper.ts';

/** A verification of identity or password, a member's session, or a lazily loaded chunk. */
export const expiryKinds = ['verification', 'session', 'code'] as const;
export type ExpiryKind = (typeof expiryKinds)[number];

/** One life of a flow: each page load starts another. */
type Life<M extends AnyStateMachine> = { input: InputFrom<M>; steps: readonly Step<M>[] };

type Ways<M extends AnyStateMachine> = {
  /** The types of the events that lead back. None of them carries typed values except a password. */
  back: readonly string[];
  /** The waiting states in which it does not apply, each with the reason. */
  untouched: Readonly<Record<string, string>>;
  /** The types of the events that would renew what has expired. */
  renewal?: readonly string[];
} & (
  | { /** How the call that meets it is answered. */ answers: readonly AnyEventObject[] }
  | { /** The page is left and come back to: what its flow begins with then, and what it is answered. */ beginsAnew: (steps: readonly Step<M>[]) => Beginning<M> }
);

/** `at` is set if it differs from the state in which the first life ended. */
type Beginning<M extends AnyStateMachine> = { input: InputFrom<M>; answers?: readonly AnyEventObject[]; at?: string };

export type Expiries<M extends AnyStateMachine> = {
  /** States that only show how the last attempt ended, mapped to the states that they otherwise equal. */
  same?: Readonly<Record<string, string>>;
  /** The part of the context that the user typed or chose, except passwords. */
  typed: (context: SnapshotFrom<M>['context']) => unknown;
  /** How each kind of expiry affects the flow, or the reason why it does not apply. */
  kinds: Readonly<Record<ExpiryKind, Ways<M> | string>>;
};

/**
 * `at` is the last state before the expiry was noticed that waits for the user and is no alert: the flow must return to it. By the step `typedBy` of
 * the first life, everything has been typed.
 */
export type Return<M extends AnyStateMachine> = { at: string; /** The event that revealed the expiry. */ by: string; lives: readonly Life<M>[]; typedBy: number };

export type Outcome<M extends AnyStateMachine> =
  | { kind: 'returns'; ways: readonly Return<M>[] }
  | { kind: 'lost'; at: string }
  | { kind: 'untouched' };

type Search<M extends AnyStateMachine> = { from: Step<M>; types: (type: string) => boolean; isGoal: (state: SnapshotFrom<M>) => boolean; isBarred?: (state: SnapshotFrom<M>) => boolean; extra?: readonly AnyEventObject[] };

/** Returns, for each state that waits for the user, the outcome of an expiry in it: on the shortest path, or on a path to each of its contexts. */
export function expiryOutcomes<M extends AnyStateMachine>(flow: Flow<M>, { typed, same = {}, ...expiries }: Expiries<M>, kind: ExpiryKind, isThorough: boolean): ReadonlyMap<string, Outcome<M>> {
  const ways = expiries.kinds[kind];
  if (typeof ways === 'string') return new Map();
  const { machine, cases, offers = () => true, project = () => null } = flow;
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const written = (state: AnyMachineSnapshot) => JSON.stringify(typed(state.context));

  const keyOf = (state: AnyMachineSnapshot) => vertex(state, (context) => [project(context), typed(context)], Object.keys(state.children));
  const placeOf = (state: AnyMachineSnapshot) => leavesOf(state).map((leaf) => same[leaf] ?? leaf).join(', ');
  /** Returns whether the next call is pending, which meets the expiry before any other. */
  const isCalling = (state: SnapshotFrom<M>) => 'answers' in ways && ways.answers.some((answer) => typeof answer.actorId === 'string' && accepts(machine, state, answer));
  /** Returns the last state that waited for the user and was no alert. */
  const personIn = (steps: readonly Step<M>[]) =>
    placeOf(lastOf(steps.filter(({ state }: { state: AnyMachineSnapshot }) => state.status === 'active' && !state.hasTag('alert') && !state.hasTag('busy'))).state);

  /** Returns the shortest path to a goal, without its first step. */
  const search = ({ from, types, isGoal, isBarred = () => false, extra = [] }: Search<M>): Step<M>[] | null => {
    const wanted = [...extra, ...events.filter(({ type }) => types(type))];
    const seen = new Set<string>();
    let ends: Step<M>[][] = [[from]];
    while (ends.length > 0) {
      const found = ends.find((steps) => isGoal(lastOf(steps).state));
      if (found) return found.slice(1);
      ends = ends.flatMap((steps) => {
        const { state } = lastOf(steps);
        const key = keyOf(state);
        if (seen.has(key) || isBarred(state)) return [];
        seen.add(key);
        const heard = wanted.filter((event) => accepts(machine, state, event) && offers(state, event as EventFromLogic<M>));
        return heard.map((event) => [...steps, { event, ...next(state, event) }]);
      });
    }
    return null;
  };

  const back = (from: Step<M>, at: string, wanted: string, extra: readonly AnyEventObject[] = []) =>
    search({ from, types: (type) => ways.back.includes(type), isGoal: (state) => placeOf(state) === at && written(state) === wanted, extra });

  const answered = (life: Life<M>, answer: AnyEventObject): Return<M> | Lost | null => {
    const out = search({ from: lastOf(life.steps), types: (type) => !ways.renewal?.includes(type), isGoal: (state) => accepts(machine, state, answer), isBarred: isCalling });
    if (!out) return null;
    const steps = [...life.steps, ...out];
    const at = personIn(steps);
    const { state } = lastOf(steps);
    const told = { event: answer, ...next(state, answer) };
    const way = back(told, at, written(state));
    return way ? { at, by: answer.actorId ?? answer.type, lives: [{ ...life, steps: [...steps, told, ...way] }], typedBy: steps.length } : { lost: at };
  };

  const begun = (life: Life<M>, { input, answers, at = personIn(life.steps) }: Beginning<M>): Return<M> | Lost => {
    const first: Step<M> = { event: { type: 'xstate.init' }, ...start(input) };
    const way = back(first, at, written(lastOf(life.steps).state), answers);
    return way ? { at, by: 'a new beginning', lives: [life, { input, steps: [first, ...way] }], typedBy: life.steps.findLastIndex(({ state }) => placeOf(state) === at) + 1 } : { lost: at };
  };

  const returnsOf = (life: Life<M>) => ('answers' in ways ? ways.answers.map((answer) => answered(life, answer)) : [begun(life, ways.beginsAnew(life.steps))]);
  const { reached } = generatePaths(flow);
  return new Map(
    waitingStates(machine).map((state) => {
      if (!isThorough && state in ways.untouched) return [state, { kind: 'untouched' }];
      const ends = reached.filter(({ steps }) => leavesOf(lastOf(steps).state).includes(state));
      const keys = ends.map(({ steps }) => keyOf(lastOf(steps).state));
      const differing = ends.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
      const met: (Return<M> | Lost)[][] = [];
      for (const life of differing) {
        const returns = isThorough || met.length === 0 ? returnsOf(life).filter((each) => each !== null) : [];
        if (returns.length > 0) met.push(returns);
      }
      return [state, outcomeOf(met)];
    }),
  );
}

type Lost = { lost: string };

/** Returns the outcome on the shortest path on which the expiry was met, unless input is lost on any other. */
function outcomeOf<M extends AnyStateMachine>(found: readonly (readonly (Return<M> | Lost)[])[]): Outcome<M> {
  const lost = found.flat().find((each) => 'lost' in each);
  if (lost) return { kind: 'lost', at: lost.lost };
  const [ways] = found.map((each) => each.filter((one) => 'lives' in one));
  return ways ? { kind: 'returns', ways } : { kind: 'untouched' };
}

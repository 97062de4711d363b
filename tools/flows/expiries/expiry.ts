import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { accepts, eventsOf } from '../paths/cases.ts';
import { lastOf } from '../paths/history.ts';
import { vertexKey } from '../paths/graph.ts';
import type { Flow, Step } from '../paths/flow.ts';
import { generatePaths } from '../paths/paths.ts';
import { leavesOf, waitingStates } from '../paths/stable-states.ts';
import { stepperFor } from '../paths/stepper.ts';

/** A verification of identity or password, a member's session, or a lazily loaded chunk. */
export const expiryKinds = ['verification', 'session', 'code'] as const;
export type ExpiryKind = (typeof expiryKinds)[number];

/** One life of a flow: each page load starts another. */
type Life<M extends AnyStateMachine> = { input: InputFrom<M>; steps: readonly Step<M>[] };

type Recovery<M extends AnyStateMachine> = {
  /** The types of the events that lead back. None of them carries typed values except a password. */
  back: readonly string[];
  /** The waiting states in which it does not apply, each with the reason. */
  notApplicable: Readonly<Record<string, string>>;
  /** The types of the events that would renew what has expired. */
  renewal?: readonly string[];
} & (
  | { /** The responses of the call that reveals the expiry. */ answers: readonly AnyEventObject[] }
  | {
      /** Reloads the page: returns the input of the new flow, and the responses to its calls. */ restart: (
        steps: readonly Step<M>[],
      ) => Restart<M>;
    }
);

/** `at` is set if it differs from the state in which the first life ended. */
type Restart<M extends AnyStateMachine> = { input: InputFrom<M>; answers?: readonly AnyEventObject[]; at?: string };

export type Expiries<M extends AnyStateMachine> = {
  /** States that only show how the last attempt ended, mapped to the states that they otherwise equal. */
  same?: Readonly<Record<string, string>>;
  /** The part of the context that the user typed or chose, except passwords. */
  typed: (context: SnapshotFrom<M>['context']) => unknown;
  /** How each kind of expiry affects the flow, or the reason why it does not apply. */
  kinds: Readonly<Record<ExpiryKind, Recovery<M> | string>>;
};

/**
 * `at` is the last state before the expiry was noticed that waits for the user and is no alert: the flow must return to
 * it. By the step `typedBy` of the first life, everything has been typed.
 */
export type Return<M extends AnyStateMachine> = {
  at: string;
  /** The event that revealed the expiry. */ by: string;
  lives: readonly Life<M>[];
  typedBy: number;
};

export type Outcome<M extends AnyStateMachine> =
  | { kind: 'returns'; recoveries: readonly Return<M>[] }
  | { kind: 'lost'; at: string }
  | { kind: 'untouched' };

type Search<M extends AnyStateMachine> = {
  from: Step<M>;
  types: (type: string) => boolean;
  isGoal: (state: SnapshotFrom<M>) => boolean;
  isBarred?: (state: SnapshotFrom<M>) => boolean;
  extra?: readonly AnyEventObject[];
};

/**
 * Returns, for each state that waits for the user, the outcome of an expiry in it: on the shortest path, or on a path
 * to each of its contexts.
 */
export function expiryOutcomes<M extends AnyStateMachine>(
  flow: Flow<M>,
  { typed, same = {}, ...expiries }: Expiries<M>,
  kind: ExpiryKind,
  isThorough: boolean,
): ReadonlyMap<string, Outcome<M>> {
  const recoveries = expiries.kinds[kind];
  if (typeof recoveries === 'string') return new Map();
  const { machine, cases, isEventPossible = () => true, contextKey = () => null } = flow;
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  const typedIn = (state: AnyMachineSnapshot) => JSON.stringify(typed(state.context));

  const keyOf = (state: AnyMachineSnapshot) =>
    vertexKey(state, (context) => [contextKey(context), typed(context)], Object.keys(state.children));
  const stateOf = (state: AnyMachineSnapshot) =>
    leavesOf(state)
      .map((leaf) => same[leaf] ?? leaf)
      .join(', ');
  /** Returns whether the call that would reveal the expiry is pending. */
  const isCalling = (state: SnapshotFrom<M>) =>
    'answers' in recoveries &&
    recoveries.answers.some((answer) => typeof answer.actorId === 'string' && accepts(machine, state, answer));
  /** Returns the last state that waited for the user and was no alert. */
  const lastWaiting = (steps: readonly Step<M>[]) =>
    stateOf(
      lastOf(
        steps.filter(
          ({ state }: { state: AnyMachineSnapshot }) =>
            state.status === 'active' && !state.hasTag('alert') && !state.hasTag('busy'),
        ),
      ).state,
    );

  /** Returns the shortest path to a goal, without its first step. */
  const search = ({ from, types, isGoal, isBarred = () => false, extra = [] }: Search<M>): Step<M>[] | null => {
    const candidates = [...extra, ...events.filter(({ type }) => types(type))];
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
        const possible = candidates.filter(
          (event) => accepts(machine, state, event) && isEventPossible(state, event as EventFromLogic<M>),
        );
        return possible.map((event) => [...steps, { event, ...next(state, event) }]);
      });
    }
    return null;
  };

  const back = (from: Step<M>, at: string, expectedInput: string, extra: readonly AnyEventObject[] = []) =>
    search({
      from,
      types: (type) => recoveries.back.includes(type),
      isGoal: (state) => stateOf(state) === at && typedIn(state) === expectedInput,
      extra,
    });

  const recoveryFrom = (life: Life<M>, answer: AnyEventObject): Return<M> | Lost | null => {
    const pathToCall = search({
      from: lastOf(life.steps),
      types: (type) => !recoveries.renewal?.includes(type),
      isGoal: (state) => accepts(machine, state, answer),
      isBarred: isCalling,
    });
    if (!pathToCall) return null;
    const steps = [...life.steps, ...pathToCall];
    const at = lastWaiting(steps);
    const { state } = lastOf(steps);
    const noticed = { event: answer, ...next(state, answer) };
    const recovery = back(noticed, at, typedIn(state));
    return recovery
      ? {
          at,
          by: answer.actorId ?? answer.type,
          lives: [{ ...life, steps: [...steps, noticed, ...recovery] }],
          typedBy: steps.length,
        }
      : { lost: at };
  };

  const recoveryByRestart = (
    life: Life<M>,
    { input, answers, at = lastWaiting(life.steps) }: Restart<M>,
  ): Return<M> | Lost => {
    const first: Step<M> = { event: { type: 'xstate.init' }, ...start(input) };
    const recovery = back(first, at, typedIn(lastOf(life.steps).state), answers);
    return recovery
      ? {
          at,
          by: 'a new beginning',
          lives: [life, { input, steps: [first, ...recovery] }],
          typedBy: life.steps.findLastIndex(({ state }) => stateOf(state) === at) + 1,
        }
      : { lost: at };
  };

  const returnsOf = (life: Life<M>) =>
    'answers' in recoveries
      ? recoveries.answers.map((answer) => recoveryFrom(life, answer))
      : [recoveryByRestart(life, recoveries.restart(life.steps))];
  const { reached } = generatePaths(flow);
  return new Map(
    waitingStates(machine).map((state) => {
      if (!isThorough && state in recoveries.notApplicable) return [state, { kind: 'untouched' }];
      const ends = reached.filter(({ steps }) => leavesOf(lastOf(steps).state).includes(state));
      const keys = ends.map(({ steps }) => keyOf(lastOf(steps).state));
      const differing = ends.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
      const found: (Return<M> | Lost)[][] = [];
      for (const life of differing) {
        const returns = isThorough || found.length === 0 ? returnsOf(life).filter((each) => each !== null) : [];
        if (returns.length > 0) found.push(returns);
      }
      return [state, outcomeOf(found)];
    }),
  );
}

type Lost = { lost: string };

/** Returns the outcome on the shortest path on which the expiry was met, unless input is lost on any other. */
function outcomeOf<M extends AnyStateMachine>(found: readonly (readonly (Return<M> | Lost)[])[]): Outcome<M> {
  const lost = found.flat().find((each) => 'lost' in each);
  if (lost) return { kind: 'lost', at: lost.lost };
  const [recoveries] = found.map((each) => each.filter((one) => 'lives' in one));
  return recoveries ? { kind: 'returns', recoveries } : { kind: 'untouched' };
}

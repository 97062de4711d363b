import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Scenario } from '#src/features/recorder/scenario.ts';
import type { PlayPath } from './address.ts';
import { send, type Move } from './moves.ts';
import type { AnyFlow } from './played-flows.ts';
import { runOf, type Run } from './run.ts';

/** The state of a player: the running machine, the path so far, and the undone events. */
export type Played = {
  readonly actor: Actor<AnyStateMachine>;
  /** The number of times the machine was started. */
  readonly starts: number;
  readonly path: PlayPath;
  readonly ahead: readonly Move[];
  readonly state: AnyMachineSnapshot;
  readonly recorded: Pick<Scenario, 'machines' | 'steps'>;
};

export type Player = ReturnType<typeof createPlayer>;

/** Plays a flow. Going back restarts the machine and repeats the previous events, so that a path always leads to the same state. */
export function createPlayer({ machine }: AnyFlow, first: PlayPath) {
  const listeners = new Set<() => void>();
  let [starts, made] = [0, 0];
  let ahead: readonly Move[] = [];
  let run: Run;
  let played: Played;
  begin(first);

  function begin({ input, moves }: PlayPath, left: readonly Move[] = []) {
    starts += 1;
    const start = starts;
    let isRepeated = false;
    run = runOf(machine, input, moves, () => isRepeated && start === starts && publish(input));
    isRepeated = true;
    made = run.moves.length;
    ahead = left;
    publish(input);
  }

  function publish(input: unknown) {
    const { actor, moves, steps, versions } = run;
    if (moves.length > made) ahead = moves.at(-1)?.event === ahead[0]?.event ? ahead.slice(1) : [];
    made = moves.length;
    played = { actor, starts, path: { input, moves: [...moves] }, ahead, state: actor.getSnapshot(), recorded: { machines: { ...versions }, steps: [...steps] } };
    listeners.forEach((tell) => tell());
  }

  return {
    current: () => played,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    begin,
    move: (move: Move) => send(run.actor, move),
    back: () => goTo(played.path.moves.length - 1),
    forward: () => played.ahead.slice(0, 1).forEach((move) => send(run.actor, move)),
    goTo,
  };

  /** Returns to the path with this number of events. */
  function goTo(count: number) {
    const { input, moves } = played.path;
    if (count >= 0 && count < moves.length) begin({ input, moves: moves.slice(0, count) }, [...moves.slice(count), ...played.ahead]);
  }
}

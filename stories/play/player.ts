import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Step } from '#tools/flows/inspect/step.ts';
import type { PlayPath } from './address.ts';
import { send, type Move } from './moves.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';
import { runOf, type Run } from './run.ts';

/** The state of a player: the running machine, the path so far, and the undone events. */
export type Played = {
  readonly actor: Actor<AnyStateMachine>;
  /** The number of times the machine was started. */
  readonly starts: number;
  readonly path: PlayPath;
  readonly ahead: readonly Move[];
  readonly state: AnyMachineSnapshot;
  readonly steps: readonly Step[];
};

export type Player = ReturnType<typeof createPlayer>;

/**
 * Plays a flow. Going back restarts the machine and repeats the previous events, so that a path always leads to the
 * same state.
 */
export function createPlayer({ machine }: AnyFlow, initialPath: PlayPath) {
  const listeners = new Set<() => void>();
  let [starts, moveCount] = [0, 0];
  let undoneMoves: readonly Move[] = [];
  let run: Run;
  let played: Played;
  begin(initialPath);

  function begin({ input, moves }: PlayPath, undone: readonly Move[] = []) {
    starts += 1;
    const startNumber = starts;
    let isRepeated = false;
    run = runOf(machine, input, moves, () => isRepeated && startNumber === starts && publish(input));
    isRepeated = true;
    moveCount = run.moves.length;
    undoneMoves = undone;
    publish(input);
  }

  function publish(input: unknown) {
    const { actor, moves, steps } = run;
    if (moves.length > moveCount)
      undoneMoves = moves.at(-1)?.event === undoneMoves[0]?.event ? undoneMoves.slice(1) : [];
    moveCount = moves.length;
    played = {
      actor,
      starts,
      path: { input, moves: [...moves] },
      ahead: undoneMoves,
      state: actor.getSnapshot(),
      steps: [...steps],
    };
    listeners.forEach((listener) => listener());
  }

  return {
    current: () => played,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
    if (count >= 0 && count < moves.length)
      begin({ input, moves: moves.slice(0, count) }, [...moves.slice(count), ...played.ahead]);
  }
}

import { isMachineSnapshot, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import { eventName } from '#tools/flows/inspect/transitions.ts';
import { flows } from '#tests/flows/lib/flows.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';
import type { Words } from '#tools/flows/words/phrase.ts';
import { phrasesOf, sentenceOf, sentencesOf, type Happening } from '#tools/flows/words/sentence.ts';
import { jsonOf, payloadOf } from '#tools/flows/paths/path-record.ts';
import type { PlayPath } from './address.ts';
import { childrenOf, knownMoves, type KnownMove, type Move } from './moves.ts';

const vocabularyOf = (machine: string) => flows[machine]?.words ?? {};
const inputPhraseOf = (flow: AnyFlow) => flows[flow.machine.id]?.inputPhrase;

const happeningOf = ({ event }: Move): Happening => ({ event: eventName(event.type), data: payloadOf(event) });

/** Returns labels of all events of a flow, unique within each machine. */
export const labelsOf = (flow: AnyFlow): ReadonlyMap<KnownMove, string> =>
  new Map(
    [...new Set(knownMoves(flow).map(({ machine }) => machine))].flatMap((machine) => {
      const moves = knownMoves(flow).filter((move) => move.machine === machine);
      const sentences = sentencesOf(
        moves.map((move) => [initial, happeningOf(move)]),
        vocabularyOf(machine),
      );
      return moves.map((move, index) => [move, sentences[index]?.ko.replace(/\.$/, '') ?? move.event.type] as const);
    }),
  );

const initial: Happening = { event: 'xstate.init', data: {} };

/** Returns the Korean phrases of a path: its start and its events. */
export const phrasesOfPath = (flow: AnyFlow, path: PlayPath): readonly string[] =>
  wordsOfPath(flow, path).map(({ ko }) => ko);

/** Describes a path by one sentence in Korean; its start is included only if the machine has several inputs. */
export const sentenceOfPath = (flow: AnyFlow, path: PlayPath): string =>
  sentenceOf(wordsOfPath(flow, path).slice(inputPhraseOf(flow) ? 0 : 1)).ko;

function wordsOfPath(flow: AnyFlow, { input, moves }: PlayPath): readonly Words[] {
  const machines = new Map(knownMoves(flow).map(({ to, machine }) => [to, machine]));
  const first = phrasesOf([{ event: 'xstate.init', data: jsonOf({ input }) }], {}, inputPhraseOf(flow));
  return [
    ...first,
    ...moves.flatMap((move) => phrasesOf([happeningOf(move)], vocabularyOf(machines.get(move.to) ?? ''))),
  ];
}

export type Present = {
  readonly machine: string;
  readonly title: string;
  readonly screen: string;
  readonly state: string;
};

/** Returns the current states of a flow and of its running child machines, with the descriptions of their screens. */
export function presentOf(flow: AnyFlow, { value, children }: AnyMachineSnapshot): readonly Present[] {
  const childStates = childrenOf(flow).flatMap(([src, child]) => {
    const state: unknown = children[src]?.getSnapshot();
    return isMachineSnapshot(state) ? [presence(child.machine.id, state.value)] : [];
  });
  return [presence(flow.machine.id, value), ...childStates];
}

/** Returns the name of a flow. */
export const titleOf = (machine: string): string => flows[machine]?.about.ko ?? machine;

function presence(machine: string, value: StateValue): Present {
  const state = stateName(value);
  return {
    machine,
    state,
    title: titleOf(machine),
    screen: state
      .split(', ')
      .map((leaf) => flows[machine]?.screens[leaf] ?? leaf)
      .join(', '),
  };
}

import type { AnyStateMachine } from 'xstate';
import type { DefinedFlow } from '../definition/define-flow.ts';
import { generatePaths } from '../paths/paths.ts';
import { pathRecordOf } from '../paths/path-record.ts';
import { transitionPhrases } from '../words/transition-phrases.ts';
import { drawingOf, type Drawing, type DrawnState, type DrawnTransition } from './graph.ts';

export type LabelledFlow<M extends AnyStateMachine> = Pick<
  DefinedFlow<M>,
  'machine' | 'about' | 'onMachine' | 'screens' | 'words'
>;

/** Returns the phrase of each transition of a flow on its generated paths, by its key. */
export const generatedPhrases = <M extends AnyStateMachine>({
  machine,
  onMachine,
  words,
}: LabelledFlow<M>): ReadonlyMap<string, string> =>
  transitionPhrases(
    machine,
    generatePaths(onMachine).paths.map((path) => pathRecordOf('machine', machine, path)),
    words,
  );

/**
 * Returns the diagram of a flow with the names of its screens and the phrases of its events, in Korean; those of the
 * code are its tooltips.
 */
export function labelledDrawing<M extends AnyStateMachine>(flow: LabelledFlow<M>): Drawing {
  const { machine, about, screens } = flow;
  const { root, arrows } = drawingOf(machine);
  const phrases = generatedPhrases(flow);
  const labelled = ({ key, text }: DrawnTransition): DrawnTransition => ({
    key,
    text: key === null ? text : (phrases.get(key) ?? ''),
    code: text,
  });
  const named = (state: DrawnState): DrawnState => ({
    ...state,
    name: screens[state.id.slice(machine.id.length + 1)] ?? state.name,
    code: [[state.name, ...state.tags].join(' '), ...state.duties].join('\n'),
    duties: [],
    tags: [],
    reactions: state.reactions.map(labelled),
    states: state.states.map(named),
  });
  return {
    root: { ...named(root), name: about.ko },
    arrows: arrows.map((arrow) => ({ ...arrow, transitions: arrow.transitions.map(labelled) })),
  };
}

import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../inspect/transitions.ts';
import type { PathRecord } from '../paths/path-record.ts';
import type { About, DefinedFlow } from '../definition/define-flow.ts';
import type { Words } from '../words/phrase.ts';
import { leavesIn } from '../words/sentence.ts';

/** A path as a test case for testers. */
export type SheetCase = {
  readonly number: string;
  readonly sentence: Words;
  readonly priority: Priority;
  readonly steps: readonly SheetStep[];
};

/** `picture` is a screenshot of the expected screen, if the path ran in a browser. */
type SheetStep = {
  readonly action: string;
  readonly data: string;
  readonly screen: string;
  readonly message: string;
  readonly picture: string | null;
};

/** All cases of a flow. */
export type Sheet = About & { readonly name: string; readonly cases: readonly SheetCase[] };

/** High: the flow reaches its end; medium: an error with a message on the screen; low: all others. */
type Priority = '높음' | '보통' | '낮음';

type Numbered = PathRecord & { readonly id: string; readonly sentence: Words; readonly phrases: readonly Words[] };

type SheetFlow = Pick<DefinedFlow, 'machine' | 'about' | 'screens' | 'byHand'> & { readonly name: string };

/**
 * Returns the paths that a person can carry out. What only a test brings about, such as an answer that the server never
 * gives, is left out.
 */
export const sheetOf = (
  flow: SheetFlow,
  paths: readonly Numbered[],
  picturesOf: (number: string) => readonly string[],
): Sheet => ({
  ...flow.about,
  name: flow.name,
  cases: paths
    .filter(({ steps }) => steps.every(({ event, data }) => flow.byHand(event, data) !== null))
    .map((path) => caseOf(path, flow, picturesOf(path.id))),
});

const caseOf = (
  { id, sentence, steps, phrases }: Numbered,
  { machine, screens, byHand }: SheetFlow,
  pictures: readonly string[],
): SheetCase => ({
  number: id,
  sentence,
  priority: priorityOf(steps, machine),
  steps: steps.map(({ event, data, states, messages }, index) => ({
    action: actionOf(phrases[index]?.ko ?? event, byHand(event, data)),
    data: isAnswer(event) ? '' : dataText(data),
    screen: states.map((state) => screens[state] ?? state).join(', '),
    message: messages.join('\n'),
    picture: pictures[index] ?? null,
  })),
});

const actionOf = (phrase: string, byHand: string | null): string => (byHand ? `${phrase} (먼저: ${byHand})` : phrase);

function priorityOf(steps: PathRecord['steps'], machine: AnyStateMachine): Priority {
  const finals = new Set(
    nodesOf(machine.root)
      .filter(({ type }) => type === 'final')
      .map(({ path }) => path.join('.')),
  );
  if (steps.at(-1)?.states.some((state) => finals.has(state))) return '높음';
  return steps.some(({ messages }) => messages.length > 0) ? '보통' : '낮음';
}

/** The phrase of an answer says all that a tester needs; only what a person enters has data. */
const isAnswer = (event: string): boolean => / (done|error|shows)$/.test(event);

const maxValueLength = 40;

/** Lists the values of a payload, one per line; long ones are truncated. */
const dataText = (data: unknown): string =>
  [...leavesIn(data)]
    .filter(([, value]) => value !== 'null')
    .map(([path, value]) => `${path}: ${value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}`)
    .join('\n');

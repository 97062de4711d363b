import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../inspect/transitions.ts';
import type { PathRecord } from '../paths/path-record.ts';
import type { About } from '../definition/define-flow.ts';
import type { Words } from '../words/phrase.ts';
import { leavesIn } from '../words/sentence.ts';

/** A path as a test case for testers. */
export type SheetCase = { readonly number: string; readonly sentence: Words; readonly priority: Priority; readonly steps: readonly SheetStep[] };

/** `picture` is a screenshot of the expected screen, if the path ran in a browser. */
type SheetStep = { readonly action: string; readonly data: string; readonly screen: string; readonly message: string; readonly picture: string | null };

/** All cases of a flow. */
export type Sheet = About & { readonly name: string; readonly cases: readonly SheetCase[] };

type Screens = Readonly<Record<string, string>>;

/** High: the flow reaches its end; medium: an error with a message on the screen; low: all others. */
type Priority = '높음' | '보통' | '낮음';

type Numbered = PathRecord & { readonly id: string; readonly sentence: Words; readonly phrases: readonly Words[] };

/** `screens` describes the screen in each state. */
export const sheetOf = (name: string, machine: AnyStateMachine, about: About, screens: Screens, paths: readonly Numbered[], picturesOf: (number: string) => readonly string[]): Sheet => ({
  ...about,
  name,
  cases: paths.map((path) => caseOf(path, machine, screens, picturesOf(path.id))),
});

const caseOf = ({ id, sentence, steps, phrases }: Numbered, machine: AnyStateMachine, screens: Screens, pictures: readonly string[]): SheetCase => ({
  number: id,
  sentence,
  priority: priorityOf(steps, machine),
  steps: steps.map(({ event, data, states, messages }, index) => ({
    action: phrases[index]?.ko ?? event,
    data: dataText(data),
    screen: states.map((state) => screens[state] ?? state).join(', '),
    message: messages.join('\n'),
    picture: pictures[index] ?? null,
  })),
});

function priorityOf(steps: PathRecord['steps'], machine: AnyStateMachine): Priority {
  const finals = new Set(nodesOf(machine.root).filter(({ type }) => type === 'final').map(({ path }) => path.join('.')));
  if (steps.at(-1)?.states.some((state) => finals.has(state))) return '높음';
  return steps.some(({ messages }) => messages.length > 0) ? '보통' : '낮음';
}

const maxValueLength = 40;

/** Lists the values of a payload, one per line; long ones are truncated. */
const dataText = (data: unknown): string =>
  [...leavesIn(data)].filter(([, value]) => value !== 'null').map(([path, value]) => `${path}: ${value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}`).join('\n');

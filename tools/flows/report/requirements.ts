import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import type { TestResult } from './result.ts';

/**
 * A sentence of the specification with the code that implements it and the tests that check it, as listed in
 * `docs/spec-coverage.md`.
 */
export type Requirement = {
  /** Document, section and number, such as `001 §4 23`. */
  readonly id: string;
  readonly sentence: string;
  /** The flows whose machine implements it, in kebab-case. */
  readonly flows: readonly string[];
  readonly code: string;
  readonly tests: string;
};

const documents: Readonly<Record<string, string>> = { 'The public site': '000', Members: '001' };

/** Reads the rows of `docs/spec-coverage.md`. */
export function requirementsIn(text: string): readonly Requirement[] {
  let [spec, section] = ['', ''];
  return text.split('\n').flatMap((line) => {
    const [, chapter] = /^## (.+)$/.exec(line) ?? [];
    if (chapter !== undefined) spec = documents[chapter] ?? '';
    section = /^### (\d+)\./.exec(line)?.[1] ?? section;
    const [, number, sentence = '', code = '', tests = ''] = /^\| (\d+) \| (.+?) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number === undefined || spec === ''
      ? []
      : [{ id: `${spec} §${section} ${number}`, sentence, flows: flowsIn(code + tests), code, tests }];
  });
}

/** Finds flows by the paths of their machines and tests. */
const flowsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/(?:machines|flows)\/([a-z-]+)(?:\.machine\.|\/)/g)].map(([, flow = '']) => flow)),
];

/**
 * Returns the tests that a requirement cites, each as file and title; a title without a file belongs to the previous
 * file.
 */
export function citedTests({
  tests,
}: Pick<Requirement, 'tests'>): readonly { readonly file: string; readonly title: string }[] {
  let file = '';
  return [...tests.matchAll(/`(?:([^`']+): )?'([^`]+)'`/g)].map(([, named, title = '']) => {
    file = named ?? file;
    return { file, title };
  });
}

/**
 * Returns the sentences that each transition of a machine implements, by its key: those that cite a hand-written test
 * which takes it. `fileOf` returns the file of a flow's hand-written tests, as sentences cite it.
 */
export function requirementsOf(
  machine: AnyStateMachine,
  requirements: readonly Requirement[],
  tests: readonly TestResult[],
  fileOf: (flow: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const cited = requirements.flatMap((requirement) =>
    citedTests(requirement).map(({ file, title }) => ({ id: requirement.id, file, title })),
  );
  const journeys = tests.flatMap(({ flow, journey }) => (journey?.machine === machine.id ? [{ flow, journey }] : []));
  return new Map(
    [...declaredTransitions(machine).values()].map(({ key }) => {
      const ids = journeys
        .filter(({ journey }) => journey.taken.includes(key))
        .flatMap(({ flow, journey: { title } }) =>
          cited.filter((test) => test.file === fileOf(flow) && test.title === title).map(({ id }) => id),
        );
      return [key, [...new Set(ids)]];
    }),
  );
}

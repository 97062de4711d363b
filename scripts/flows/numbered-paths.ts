import { pathNumber } from '#tools/flows/paths/path-number.ts';
import type { Words } from '#tools/flows/words/phrase.ts';
import { phrasesOf, sentencesOf } from '#tools/flows/words/sentence.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { pathRecordOf, type PathRecord } from '#tools/flows/paths/path-record.ts';
import type { RegisteredFlow } from './registered.ts';

/** A generated path with its number and its description. `phrases` has one for each step. */
export type NumberedPath = PathRecord & {
  readonly id: string;
  readonly sentence: Words;
  readonly phrases: readonly Words[];
};

/** Returns the generated paths of a flow, without running them. */
export function numberedPaths({ machine, words, inputPhrase }: RegisteredFlow, flow: AnyFlow): NumberedPath[] {
  const paths = generatePaths(flow).paths.map((path) => pathRecordOf('browser', machine, path));
  const sentences = sentencesOf(
    paths.map(({ steps }) => steps),
    words,
    inputPhrase,
  );
  return paths.flatMap((path, index) => {
    const sentence = sentences[index];
    return sentence
      ? [{ ...path, id: pathNumber(path), sentence, phrases: phrasesOf(path.steps, words, inputPhrase) }]
      : [];
  });
}

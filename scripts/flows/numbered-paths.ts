import { pathNumber } from '#tests/model/atlas/path-number.ts';
import type { Words } from '#tests/model/atlas/phrase.ts';
import { phrasesOf, sentencesOf } from '#tests/model/atlas/sentence.ts';
import type { AnyFlow } from '#tests/model/atlas/flow-of.ts';
import { generatePaths } from '#tests/model/lib/paths.ts';
import { pathRecordOf, type PathRecord } from '#tests/model/lib/path-record.ts';
import type { RegisteredFlow } from './write-report.ts';

/** A generated path with its number and its description. `phrases` has one for each step. */
export type NumberedPath = PathRecord & { readonly id: string; readonly sentence: Words; readonly phrases: readonly Words[] };

/** Returns the generated paths of a flow, without running them. */
export function numberedPaths({ machine, words, inputPhrase }: RegisteredFlow, flow: AnyFlow): NumberedPath[] {
  const paths = generatePaths(flow).paths.map((path) => pathRecordOf('browser', machine, path));
  const sentences = sentencesOf(paths.map(({ steps }) => steps), words, inputPhrase);
  return paths.flatMap((path, index) => {
    const sentence = sentences[index];
    return sentence ? [{ ...path, id: pathNumber(path), sentence, phrases: phrasesOf(path.steps, words, inputPhrase) }] : [];
  });
}

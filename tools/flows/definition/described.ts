import { leavesIn } from '../words/sentence.ts';
import { say, when, type Phrase, type Words } from '../words/phrase.ts';

/**
 * A payload with the phrase that describes it; without one, the general phrase of its event does. `byHand` says, in
 * Korean, how a tester brings about what an actor answers; `invented`, why the server of a browser test cannot answer
 * so, and the test does.
 */
type Example<Payload> = {
  readonly payload: Payload;
  readonly byHand?: string;
  readonly invented?: string;
} & Partial<Words>;

/**
 * An event, output or error: its general phrase in both languages, and its examples. The Korean phrase ends in 다, so
 * that phrases can be joined.
 */
export type Described<Payload> = Words &
  (object extends Payload
    ? { readonly examples?: readonly Example<Payload>[] }
    : { readonly examples: readonly Example<Payload>[] });

/** `Described` with any payload. */
export type AnyDescribed = Words & { readonly examples?: readonly Example<unknown>[] };

/** Returns the payloads of the examples; an event without any has an empty payload. */
export const payloadsOf = ({ examples = [{ payload: {} }] }: AnyDescribed): readonly unknown[] =>
  examples.map(({ payload }) => payload);

/**
 * Returns the phrase of an event, with a variant for each example that has words; the most specific one comes first.
 * `dataOf` converts a payload to the data of a path's step.
 */
export function phraseWithExamples(
  { ko, en, examples = [] }: AnyDescribed,
  dataOf: (payload: unknown) => object,
): Phrase {
  const variants = examples.flatMap((example) =>
    example.ko === undefined || example.en === undefined ? [] : [when(dataOf(example.payload), example.ko, example.en)],
  );
  return say(ko, en, ...variants.toSorted((one, other) => leavesIn(other.data).size - leavesIn(one.data).size));
}

/**
 * Returns how a tester brings about an answer, or null if only a test can. The first example is what happens by itself,
 * so it needs no word.
 */
export function byHandOf(
  { examples = [{ payload: {} }] }: AnyDescribed,
  dataOf: DataOf,
  data: unknown,
  isByItself: boolean,
): string | null {
  const index = indexIn(examples, dataOf, data);
  return examples[index]?.byHand ?? (isByItself && index === 0 ? '' : null);
}

/** Returns the reason why the server cannot answer so, or null if it can. */
export const inventedOf = ({ examples = [] }: AnyDescribed, dataOf: DataOf, data: unknown): string | null =>
  examples[indexIn(examples, dataOf, data)]?.invented ?? null;

type DataOf = (payload: unknown) => object;

const indexIn = (examples: readonly Example<unknown>[], dataOf: DataOf, data: unknown): number =>
  examples.findIndex(({ payload }) => JSON.stringify(dataOf(payload)) === JSON.stringify(data));

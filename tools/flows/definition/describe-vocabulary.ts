import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { declaredTransitions, nodesOf } from '../inspect/transitions.ts';
import { pathRecordOf } from '../paths/path-record.ts';
import { generatePaths } from '../paths/paths.ts';
import type { Phrase } from '../words/phrase.ts';
import { sentenceOf, sentencesOf } from '../words/sentence.ts';
import type { DefinedFlow } from './define-flow.ts';

const phrasesIn = (phrase: Phrase) => [phrase, ...phrase.variants];
const repeatedIn = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Defines the tests of what a flow says to testers: the names of its screens, and the phrases of its events. */
export function describeVocabulary<M extends AnyStateMachine>({
  machine,
  screens,
  words,
  inputPhrase,
  onMachine,
  onScreen,
}: DefinedFlow<M>): void {
  describe(`${machine.id}, in words`, () => {
    test('there is a screen for each state that it can rest in or end with, none twice, and no other', () => {
      const leaves = nodesOf(machine.root)
        .filter((node) => Object.keys(node.states).length === 0 && !node.always)
        .map(({ path }) => path.join('.'));
      expect([new Set(Object.keys(screens)), new Set(Object.values(screens)).size]).toEqual([
        new Set(leaves),
        leaves.length,
      ]);
    });

    test('there is a phrase for each of its events, and for no other', () => {
      const events = new Set(
        [...declaredTransitions(machine).values()].map(({ event }) => event).filter((event) => event !== 'always'),
      );
      expect(new Set(Object.keys(words))).toEqual(events);
    });

    test('phrases are Korean that can be joined, and English', () => {
      const phrases = [...Object.values(words), ...(inputPhrase ? [inputPhrase] : [])].flatMap(phrasesIn);
      expect(
        phrases.filter(
          ({ ko }) =>
            !sentenceOf([
              { ko, en: '' },
              { ko, en: '' },
            ]).ko.endsWith(`고, ${ko}.`),
        ),
      ).toEqual([]);
      expect(phrases.filter(({ en }) => !/^[a-zA-Z' -]+$/.test(en))).toEqual([]);
    });

    test('each event has a phrase of its own', () => {
      const texts = Object.values(words).flatMap((phrase) => [
        ...new Set(phrasesIn(phrase).map(({ ko }) => ko)),
        ...new Set(phrasesIn(phrase).map(({ en }) => en)),
      ]);
      expect(repeatedIn(texts)).toEqual([]);
    });

    test('each path has a sentence of its own, without payloads', () => {
      for (const flow of new Set([onMachine, onScreen])) {
        const paths = generatePaths(flow).paths.map((path) => pathRecordOf('machine', machine, path).steps);
        const sentences = sentencesOf(paths, words, inputPhrase);
        expect([
          repeatedIn(sentences.map(({ ko }) => ko)),
          repeatedIn(sentences.map(({ en }) => en)),
          sentences.filter(({ ko, en }) => `${ko}${en}`.includes('(')),
        ]).toEqual([[], [], []]);
      }
    });
  });
}

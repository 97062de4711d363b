import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import { flowOf } from './flow-of.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { say, when, type Phrase } from '#tools/flows/words/phrase.ts';
import { phraseFor, sentenceOf, sentencesOf } from '#tools/flows/words/sentence.ts';
import { inputPhrases, words } from './words.ts';

const all: [name: keyof typeof machines, machine: AnyStateMachine][] = Object.entries(machines) as never;
const phrasesIn = (vocabulary: Readonly<Record<string, Phrase>>) => Object.values(vocabulary).flatMap((phrase) => [phrase, ...phrase.variants]);
const repeatedIn = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test.each(all)('%s has words for each of its events, and for no other', (name, machine) => {
  const events = new Set([...declaredTransitions(machine).values()].map(({ event }) => event).filter((event) => event !== 'always'));
  const phrases = Object.entries(words).find(([machineName]) => machineName === name)?.[1] ?? {};
  expect(new Set(Object.keys(phrases)), `tests/flows/lib/words.ts, ${name}`).toEqual(events);
});

test('words are Korean that can be joined, and English', () => {
  const allPhrases = [...Object.values(words).flatMap(phrasesIn), ...Object.values(inputPhrases).flatMap((inputPhrase) => phrasesIn({ inputPhrase }))];
  expect(allPhrases.filter(({ ko }) => !sentenceOf([{ ko, en: '' }, { ko, en: '' }]).ko.endsWith(`고, ${ko}.`))).toEqual([]);
  expect(allPhrases.filter(({ en }) => !/^[a-zA-Z' -]+$/.test(en))).toEqual([]);
});

describe.each(all)('%s', (name) => {
  test('have a distinct phrase for each event', () => {
    const texts = Object.values(words[name]).flatMap((phrase) => [...new Set(phrasesIn({ phrase }).map(({ ko }) => ko)), ...new Set(phrasesIn({ phrase }).map(({ en }) => en))]);
    expect(repeatedIn(texts)).toEqual([]);
  });

  test('describe each path by a distinct sentence, and each payload and response by a distinct phrase', async () => {
    const { onMachine, onScreen } = await flowOf(kebab(name));
    for (const flow of new Set([onMachine, onScreen])) {
      const paths = generatePaths(flow).paths.map((path) => pathRecordOf('machine', flow.machine, path).steps);
      const sentences = sentencesOf(paths, words[name], inputPhrases[name]);
      expect([repeatedIn(sentences.map(({ ko }) => ko)), repeatedIn(sentences.map(({ en }) => en)), sentences.filter(({ ko, en }) => `${ko}${en}`.includes('('))]).toEqual([[], [], []]);
    }
  });
});

describe('a path is described', () => {
  const eventWith = (event: string, data: unknown = {}) => ({ event, data });
  const sentenceFor = (vocabulary: Readonly<Record<string, Phrase>>, ...happenings: readonly { event: string; data: unknown }[]) => sentenceOf(happenings.map((each) => phraseFor(each, vocabulary)));

  test('in one sentence in each language, with the entered values and the responses', () => {
    expect(sentenceFor(words.login, eventWith('form.submitted', { credentials: { serviceId: '', password: '' } }), eventWith('signIn done', { output: { kind: 'refused' } }), eventWith('alert.dismissed'))).toEqual({
      ko: '빈 로그인 폼을 제출하고, 서버가 비밀번호를 거절하고, 알림을 닫는다.',
      en: 'The user submits the empty form, the server rejects the password, then the user dismisses the alert.',
    });
  });

  test('by the general phrase if the payload is unknown', () => expect(sentenceFor(words.login, eventWith('signIn done'))).toEqual({ ko: '로그인 결과가 온다.', en: 'The server answers the login.' }));

  test('by the names of events that have no words', () => expect(sentenceFor({}, eventWith('form.sent'), eventWith('form.answered'))).toEqual({ ko: 'form.sent, form.answered.', en: 'Form.sent, then form.answered.' }));

  test('as a start if it has no steps', () => expect(sentenceOf([])).toEqual({ ko: '시작한다.', en: 'It begins.' }));

  test('with the differing values if several payloads share a phrase', () => {
    const vocabulary = { dragged: say('끈다', 'the user drags', when({ by: [1] }, '조금 끈다', 'the user drags a little')) };
    const paths = [5, 6].map((by) => [eventWith('xstate.init'), eventWith('dragged', { by, at: 1 }), eventWith('dragged', { by: [1] })]);
    expect(sentencesOf(paths, vocabulary)).toEqual([
      { ko: '끄고 (by: 5), 조금 끈다.', en: 'The user drags (by: 5), then the user drags a little.' },
      { ko: '끄고 (by: 6), 조금 끈다.', en: 'The user drags (by: 6), then the user drags a little.' },
    ]);
  });

  test('with its input, if the machine has several', () =>
    expect(sentencesOf([[eventWith('xstate.init', { input: { isClosed: true } })], [eventWith('xstate.init', { input: { isClosed: false, hiddenUntil: null } }), eventWith('popup.closed')]], words.popupExpiry, inputPhrases.popupExpiry).map(({ ko }) => ko)).toEqual([
      '이미 닫은 팝업으로 시작한다.',
      '팝업이 나타나고, 팝업을 닫는다.',
    ]));
});

import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import { sentenceOf } from './sentence.ts';
import { words } from './words.ts';

const all: [name: keyof typeof machines, machine: AnyStateMachine][] = Object.entries(machines) as never;

test.each(all)('%s has words for each of its events, and for no other', (name, machine) => {
  const events = new Set([...declaredTransitions(machine).values()].map(({ event }) => event).filter((event) => event !== 'always'));
  expect(new Set(Object.keys(words[name]))).toEqual(events);
});

test('words are Korean that can be joined, and English', () => {
  const said = Object.values(words).flatMap((vocabulary) => Object.values(vocabulary));
  expect(said.filter(({ ko }) => !sentenceOf([ko, ko], {}).ko.endsWith(`고, ${ko}.`))).toEqual([]);
  expect(said.filter(({ en }) => !/^[a-zA-Z' -]+$/.test(en))).toEqual([]);
});

describe('a path is told', () => {
  test('in one sentence in each language', () => {
    expect(sentenceOf(['alert.dismissed', 'form.submitted', 'signIn done', 'field.changed'], words.login)).toEqual({
      ko: '알림을 닫고, 로그인 폼을 제출하고, 로그인 결과가 오고, 입력란을 고친다.',
      en: 'The alert is dismissed, the form is submitted, the sign-in is answered, then a field is changed.',
    });
  });

  test('by the names of events that have no words', () =>
    expect(sentenceOf(['form.sent', 'form.answered'], {})).toEqual({ ko: 'form.sent, form.answered.', en: 'Form.sent, then form.answered.' }));

  test('as a beginning where nothing happened', () => expect(sentenceOf([], words.login)).toEqual({ ko: '시작한다.', en: 'It begins.' }));
});

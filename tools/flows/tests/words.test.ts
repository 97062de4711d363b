import { describe, expect, test } from 'vitest';
import { say, when, type Phrase } from '../words/phrase.ts';
import { phraseFor, sentenceOf, sentencesOf } from '../words/sentence.ts';

const words: Readonly<Record<string, Phrase>> = {
  'form.submitted': say(
    '로그인 폼을 제출한다',
    'the user submits the form',
    when(
      { credentials: { serviceId: '', password: '' } },
      '빈 로그인 폼을 제출한다',
      'the user submits the empty form',
    ),
  ),
  'signIn done': say(
    '로그인 결과가 온다',
    'the server answers the login',
    when({ output: { kind: 'refused' } }, '서버가 비밀번호를 거절한다', 'the server rejects the password'),
  ),
  'alert.dismissed': say('알림을 닫는다', 'the user dismisses the alert'),
  'popup.closed': say('팝업을 닫는다', 'the user closes the popup'),
};
const inputPhrase = say(
  '숨긴 팝업으로 시작한다',
  'the user has hidden the popup',
  when({ input: { isClosed: true } }, '이미 닫은 팝업으로 시작한다', 'the user has closed the popup already'),
  when({ input: { hiddenUntil: null } }, '팝업이 나타난다', 'the popup appears'),
);

describe('a path is described', () => {
  const eventWith = (event: string, data: unknown = {}) => ({ event, data });
  const sentenceFor = (
    vocabulary: Readonly<Record<string, Phrase>>,
    ...happenings: readonly { event: string; data: unknown }[]
  ) => sentenceOf(happenings.map((each) => phraseFor(each, vocabulary)));

  test('in one sentence in each language, with the entered values and the responses', () => {
    expect(
      sentenceFor(
        words,
        eventWith('form.submitted', { credentials: { serviceId: '', password: '' } }),
        eventWith('signIn done', { output: { kind: 'refused' } }),
        eventWith('alert.dismissed'),
      ),
    ).toEqual({
      ko: '빈 로그인 폼을 제출하고, 서버가 비밀번호를 거절하고, 알림을 닫는다.',
      en: 'The user submits the empty form, the server rejects the password, then the user dismisses the alert.',
    });
  });

  test('by the general phrase if the payload is unknown', () =>
    expect(sentenceFor(words, eventWith('signIn done'))).toEqual({
      ko: '로그인 결과가 온다.',
      en: 'The server answers the login.',
    }));

  test('by the names of events that have no words', () =>
    expect(sentenceFor({}, eventWith('form.sent'), eventWith('form.answered'))).toEqual({
      ko: 'form.sent, form.answered.',
      en: 'Form.sent, then form.answered.',
    }));

  test('as a start if it has no steps', () => expect(sentenceOf([])).toEqual({ ko: '시작한다.', en: 'It begins.' }));

  test('with the differing values if several payloads share a phrase', () => {
    const vocabulary = {
      dragged: say('끈다', 'the user drags', when({ by: [1] }, '조금 끈다', 'the user drags a little')),
    };
    const paths = [5, 6].map((by) => [
      eventWith('xstate.init'),
      eventWith('dragged', { by, at: 1 }),
      eventWith('dragged', { by: [1] }),
    ]);
    expect(sentencesOf(paths, vocabulary)).toEqual([
      { ko: '끄고 (by: 5), 조금 끈다.', en: 'The user drags (by: 5), then the user drags a little.' },
      { ko: '끄고 (by: 6), 조금 끈다.', en: 'The user drags (by: 6), then the user drags a little.' },
    ]);
  });

  test('with its input, if the machine has several', () =>
    expect(
      sentencesOf(
        [
          [eventWith('xstate.init', { input: { isClosed: true } })],
          [eventWith('xstate.init', { input: { isClosed: false, hiddenUntil: null } }), eventWith('popup.closed')],
        ],
        words,
        inputPhrase,
      ).map(({ ko }) => ko),
    ).toEqual(['이미 닫은 팝업으로 시작한다.', '팝업이 나타나고, 팝업을 닫는다.']));
});

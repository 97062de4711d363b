import { expect, test } from 'vitest';
import { messageList } from '../../.storybook/message-list.ts';

const storiesOf = (text: string) =>
  messageList()
    .find((message) => message.text === text)
    ?.stories.map(({ id }) => id);

test('each message has the stories that show it, of all flows', () =>
  expect(['시스템 에러', '아이디를 입력해주세요'].map(storiesOf)).toEqual([
    ['flows-login--alerting-check-reservation-error'],
    [
      'flows-find-password--claiming-entering-claim-submitted',
      'flows-find-password--claiming-alerting-claim-submitted',
      'flows-login--editing-refused',
      'flows-login--editing-refused-form-submitted-thrg',
    ],
  ]));

test('a message that a flow always shows has its first story', () =>
  expect(storiesOf('탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.')).toEqual(['flows-login--editing-clean']));

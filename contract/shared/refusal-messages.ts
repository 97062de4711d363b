import { durationText, messages } from './messages.ts';

/** Error messages of rejected requests. The server sends them: nothing that pages import may import this file. */
export const refusalMessages = {
  invalidRequest: messages.invalidRequest,
  invalidToken: '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.',
  otherInput: '같은 요청 번호로 다른 내용을 이미 보내셨습니다. 새로운 요청 번호로 다시 보내 주세요.',
  guessablePassword:
    '쉽게 알아낼 수 있는 비밀번호입니다. 이름, 지명, 날짜, 흔한 단어가 아닌 글자를 더해 다시 입력해 주세요.',
  closedAccount:
    '한 사람은 하나의 아이디만 가질 수 있어 이 아이디로는 로그인할 수 없습니다. 다른 아이디로 로그인하시거나 고객센터(1588-7676)로 문의해 주세요.',
  pageFailed: '페이지를 열 수 없습니다',
  methodNotAllowed: '지원하지 않는 방식의 요청입니다.',
  urlTooLong: '주소가 너무 깁니다. 주소를 줄여서 다시 시도해 주세요.',
  otherHost: '이 주소로는 서비스를 이용할 수 없습니다. 주소를 다시 확인해 주세요.',
  tooLarge: '보내신 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.',
  unsupportedMediaType: '지원하지 않는 형식의 요청입니다.',
} as const;

/** For the operator: a server whose sandbox is on by default serves only the machine on which it runs. */
export const sandboxNotChosen =
  '이 서버는 지금 서버가 실행되는 기기에서만 열 수 있습니다. 다른 곳에서도 열려면 운영자가 SANDBOX를 설정하고 서버를 다시 시작해야 합니다. 실제 회원이 이용하는 사이트는 off, 누구나 모든 회원으로 로그인할 수 있는 시험용 서버는 on입니다.';

/** Spec 001 §2: after five wrong passwords the login is locked for a while; the message contains the remaining time. */
export const loginLockedMessage = (secondsLeft: number) =>
  `비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다. ${durationText(secondsLeft)} 후에 다시 시도해 주세요.`;

export const tooManyRequestsMessage = (secondsLeft: number) =>
  `요청이 너무 많습니다. ${durationText(secondsLeft)} 후에 다시 시도해 주세요.`;

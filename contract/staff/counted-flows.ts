/**
 * The flows of which is counted where people leave them, with the names of their screens by state; a screen includes
 * the states inside its own. `finished` are the screens after which nothing is left to do.
 */
export const countedFlows = {
  login: {
    name: '로그인',
    finished: ['signedIn'],
    screens: {
      'editing.clean': '로그인 폼',
      'editing.refused': '오류가 표시된 로그인 폼',
      checkingReservation: '예약 시스템 확인 중',
      signingIn: '로그인 중',
      askingPasskey: '패스키 확인 중',
      checkingReservationById: '패스키의 아이디로 예약 시스템 확인 중',
      signingInByPasskey: '패스키로 로그인 중',
      alerting: '로그인 알림',
      'locked.alerting': '로그인 제한 알림',
      'locked.waiting': '남은 제한 시간이 보이는 로그인 폼',
      signedIn: '로그인한 화면',
    },
  },
  signUp: {
    name: '회원가입',
    finished: ['complete', 'done'],
    screens: {
      choosing: '회원 구분 선택',
      'agreeing.reading': '약관 동의',
      'agreeing.alerting': '약관 동의 알림',
      'checkingCorporation.entering': '법인 정보 입력',
      'checkingCorporation.alerting': '법인 정보 알림',
      verifying: '본인확인',
      lookingUp: '가입 여부 조회 중',
      alertingUnanswered: '가입 여부를 확인하지 못했다는 알림',
      'informing.editing': '가입 정보 입력',
      'informing.submitting': '가입 중',
      'informing.alerting': '가입 정보 알림',
      'informing.alertingLapsed': '본인확인이 만료되었다는 알림',
      'informing.reverifying': '다시 하는 본인확인',
      alertingRestart: '처음부터 다시 하라는 알림',
      complete: '가입 완료',
      done: '가입을 마친 로그인 화면',
    },
  },
  findId: {
    name: '아이디 찾기',
    finished: ['found'],
    screens: {
      choosing: '회원 구분 선택',
      'corporate.entering': '법인 정보 입력',
      'corporate.lookingUp': '법인 조회 중',
      'corporate.alerting': '법인 정보 알림',
      verifying: '본인확인',
      finding: '아이디 찾는 중',
      alerting: '아이디 찾기 알림',
      found: '찾은 아이디',
    },
  },
  findPassword: {
    name: '비밀번호 찾기',
    finished: ['alertingChanged', 'changed'],
    screens: {
      'claiming.entering': '회원정보 입력',
      'claiming.checking': '회원 확인 중',
      'claiming.alerting': '회원정보 알림',
      verifying: '본인확인',
      'resetting.entering': '새 비밀번호 입력',
      'resetting.saving': '비밀번호 변경 중',
      'resetting.alerting': '비밀번호 변경 알림',
      alertingRestart: '처음부터 다시 하라는 알림',
      alertingChanged: '비밀번호를 바꾸었다는 알림',
      changed: '비밀번호 변경을 마친 로그인 화면',
    },
  },
  inquiry: {
    name: '회원권 상담',
    finished: ['alertingSent', 'sent'],
    screens: {
      editing: '문의 입력',
      sending: '문의 보내는 중',
      failed: '문의 실패 알림',
      alertingSent: '문의 접수 알림',
      sent: '접수를 마친 문의',
    },
  },
  profileEdit: {
    name: '회원정보 수정',
    finished: ['alertingSaved', 'saved'],
    screens: {
      'gate.entering': '비밀번호 확인 입력',
      'gate.checking': '비밀번호 확인 중',
      'gate.alerting': '비밀번호 확인 알림',
      'form.editing': '회원정보 입력',
      'form.saving': '회원정보 저장 중',
      'form.alerting': '회원정보 저장 실패 알림',
      alertingSaved: '회원정보를 저장했다는 알림',
      saved: '저장을 마친 회원정보',
    },
  },
  withdrawal: {
    name: '회원 탈퇴',
    finished: ['alertingLeft', 'left'],
    screens: {
      entering: '탈퇴 신청 입력',
      leaving: '탈퇴 처리 중',
      alerting: '탈퇴 실패 알림',
      alertingLeft: '탈퇴했다는 알림',
      left: '탈퇴를 마친 화면',
    },
  },
} as const satisfies Readonly<
  Record<string, { name: string; finished: readonly string[]; screens: Readonly<Record<string, string>> }>
>;
export type CountedFlow = keyof typeof countedFlows;

const isCounted = (flow: string): flow is CountedFlow => Object.hasOwn(countedFlows, flow);
export const countedFlowKeys: readonly CountedFlow[] = Object.keys(countedFlows).filter(isCounted);

/** Returns the state of the screen that a state of a flow belongs to; undefined for a state that it does not have. */
export const screenOf = (flow: CountedFlow, state: string): string | undefined =>
  Object.keys(countedFlows[flow].screens).find((screen) => `${state}.`.startsWith(`${screen}.`));

/**
 * Korean messages that any page may need; sign-up and my page have files of their own. Messages quoted in the spec are
 * exact; the others follow its tone.
 */
export const messages = {
  loginRequired: '로그인이 필요합니다.',
  sessionOver: '로그인 상태가 해제되었습니다. 다시 로그인해 주세요.',
  sessionOverElsewhere: '다른 탭에서 로그아웃하셨거나 탈퇴하셨습니다. 이용하시려면 로그인해 주세요.',
  loggedInElsewhere:
    '다른 탭에서 로그인하셨습니다. 로그인하신 동안에는 이 화면을 이용하실 수 없어 홈으로 이동했습니다.',
  loggedOut: '로그아웃되었습니다.',
  logoutConfirm: '로그아웃하시겠습니까?',
  serviceIdRequired: '아이디를 입력해주세요',
  passwordRequired: '비밀번호를 입력해주세요',
  systemError: '시스템 에러',
  wrongCredentials: '아이디 또는 비밀번호가 일치하지 않습니다.',
  notFound: '요청하신 정보를 찾을 수 없습니다.',
  invalidRequest: '입력하신 내용을 다시 확인해 주세요.',
  unexpected: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  unavailable: '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  networkLost: '네트워크에 연결할 수 없습니다. 연결되면 하시던 일을 이어서 보여 드립니다.',
  offline: '네트워크에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
} as const;

/** Formats a duration: '29분 5초', or '42초' below a minute. */
export function durationText(totalSeconds: number): string {
  const minutes = Math.floor(totalSeconds / 60);
  const seconds = totalSeconds % 60;
  if (minutes === 0) return `${seconds}초`;
  return seconds === 0 ? `${minutes}분` : `${minutes}분 ${seconds}초`;
}

/** Spec 001 §5: '3자리의 숫자를 입력해주세요.' */
export const digitCountMessage = (count: number) => `${count}자리의 숫자를 입력해주세요.`;

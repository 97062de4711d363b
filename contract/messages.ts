/** Every Korean sentence that code chooses between. Those of the spec are exact; the rest follow its tone. */
export const messages = {
  loginRequired: '로그인이 필요합니다.',
  logoutConfirm: '로그아웃하시겠습니까?',
  serviceIdRequired: '아이디를 입력해주세요',
  passwordRequired: '비밀번호를 입력해주세요',
  systemError: '시스템 에러',
  wrongCredentials: '아이디 또는 비밀번호가 일치하지 않습니다.',
  invalidRequest: '입력하신 내용을 다시 확인해 주세요.',
  invalidToken: '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.',
  notFound: '요청하신 정보를 찾을 수 없습니다.',
  tooLarge: '보내신 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.',
  unsupportedMediaType: '지원하지 않는 형식의 요청입니다.',
  unexpected: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  unavailable: '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  invalidRegistrationNumber: '유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.',
  companyNameRequired: '회사명을 입력해주세요.',
  phonePrefixRequired: '번호를 선택해주세요.',
  phonePartRequired: '번호를 입력해주세요.',
  phonePartTooLong: '4자 이내로 입력해주세요',
  digitsOnly: '숫자만 입력해주세요.',
  mobileInvalid: '휴대폰번호를 형식에 맞게 입력해주세요.',
  phoneInvalid: '전화번호를 형식에 맞게 입력해주세요.',
  nameRequired: '한글이나 영어로 이름을 입력해주세요.',
  emailRequired: '이메일을 입력해주세요.',
  emailInvalid: '이메일을 형식에 맞게 입력해주세요.',
  emailDomainRequired: '도메인을 입력해주세요.',
  emailDomainInvalid: '도메인 형식에 맞게 입력해주세요.',
  passwordTooShort: '8자 이상 입력해주세요',
  passwordTooLong: '20자 이내로 입력해주세요',
  passwordComposition: '비밀번호는 영문 대/소문자,숫자,특수문자를 포함하여 최소 8자 이상 (8자~20자)으로 조합해주세요.',
  passwordMismatch: '비밀번호가 일치하지 않아요',
  serviceIdComposition: '영문과 숫자를 조합하여 입력해주세요.',
  serviceIdLength: '아이디는 6자리이상 12자리 이하로 입력해야 합니다.',
  serviceIdTaken: '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.',
  serviceIdAvailable: '사용 가능한 아이디입니다.',
  serviceIdUnchecked: '아이디 중복체크를 해주세요.',
  serviceIdChangeConfirm: '아이디를 변경하시겠습니까?',
  noAgreement: '모든 항목에 체크해주세요',
  requiredAgreement: '필수 항목에 동의해주세요',
  existingMember: '이미 존재하는 회원입니다.',
  unknownMember: '존재하지 않는 사용자입니다.',
  underage: '만 14세 이상 77세 이하만 가입할 수 있습니다.',
  invalidVerification: '잘못된 요청입니다. 처음부터 다시 진행해주세요.',
  verified: '정상 처리되었습니다.',
  verificationFailed: '본인확인에 실패했습니다. 다시 시도해 주세요.',
  verificationTimedOut: '본인확인 시간이 초과되었습니다. 다시 시도해 주세요.',
  popupBlocked: '팝업이 차단된 상태입니다 차단을 해제해주세요',
  abnormalAccess: '비정상적인 접근입니다',
  postcodeUnavailable: '현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  passwordChanged: '비밀번호 변경에 성공하셨습니다!',
  dateRequired: '날짜를 선택해주세요.',
  dateOrder: '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!',
  csvConfirm: 'csv파일을 다운로드 받겠습니까?',
  csvFailed: '파일을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.',
  wrongPassword: '비밀번호가 일치하지 않습니다.',
  passwordCheckRequired: '비밀번호를 다시 확인해 주세요.',
  profileSaved: '회원정보가 정상적으로 변경되었습니다.',
  leaveReasonRequired: '탈퇴 사유를 선택해주세요',
  leavePasswordRequired: '패스워드를 입력해주세요.',
  withdrawn: '탈퇴되었습니다.',
  otherSessionsConfirm: '다른 기기에서 모두 로그아웃하시겠습니까?',
  otherSessionsEnded: '다른 기기에서 모두 로그아웃되었습니다.',
  signUpLeave: '입력하신 내용이 사라집니다. 회원가입을 그만두시겠습니까?',
  offline: '네트워크에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
} as const;

/** '29분 5초'; under a minute '42초'. */
export function durationText(totalSeconds: number): string {
  const minutes = Math.floor(totalSeconds / 60);
  const seconds = totalSeconds % 60;
  if (minutes === 0) return `${seconds}초`;
  return seconds === 0 ? `${minutes}분` : `${minutes}분 ${seconds}초`;
}

/** Spec 001 §2: five wrong passwords delay the login; the sentence says how long is left. */
export const loginLockedMessage = (secondsLeft: number) =>
  `비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다. ${durationText(secondsLeft)} 후에 다시 시도해 주세요.`;

export const tooManyRequestsMessage = (secondsLeft: number) =>
  `요청이 너무 많습니다. ${durationText(secondsLeft)} 후에 다시 시도해 주세요.`;

/** Spec 001 §5: '3자리의 숫자를 입력해주세요.' */
export const digitCountMessage = (count: number) => `${count}자리의 숫자를 입력해주세요.`;

/** Messages of the staff's accounts and sessions. They are not in the specification, and follow its tone. */
export const staffMessages = {
  loginIdRequired: '아이디를 입력해 주세요.',
  loginIdInvalid: '아이디는 영문 소문자, 숫자, 점, 밑줄, 붙임표 3~32자로 입력해 주세요.',
  passwordRequired: '비밀번호를 입력해 주세요.',
  passwordTooShort: '비밀번호는 15자 이상이어야 합니다.',
  passwordTooLong: '비밀번호는 128자 이내로 입력해 주세요.',
  passwordsDiffer: '비밀번호가 서로 다릅니다.',
  codeRequired: '인증 앱에 표시된 숫자 6자리를 입력해 주세요.',
  wrongCredentials:
    '아이디, 비밀번호 또는 인증번호가 맞지 않습니다. 인증번호는 한 번만 쓸 수 있으니 새 번호로 다시 시도해 주세요.',
  wrongCode: '인증번호가 맞지 않습니다. 인증 앱의 새 번호로 다시 시도해 주세요.',
  invitationInvalid: '쓸 수 없는 초대입니다. 이미 사용되었거나 하루가 지났습니다. 관리자에게 새 초대를 요청해 주세요.',
  invitationIncomplete: '초대 주소가 온전하지 않습니다. 받은 주소를 끝까지 복사하여 다시 열어 주세요.',
  sessionEnded: '로그아웃되었습니다. 다시 로그인해 주세요.',
  signInAgain:
    '패스키를 추가하거나 삭제하려면 본인인지 다시 확인해야 합니다. 로그인하시면 하시던 일을 그대로 이어서 하실 수 있습니다.',
  notAllowed: '이 화면을 볼 권한이 없습니다. 관리자에게 문의해 주세요.',
  nameRequired: '이름을 입력해 주세요.',
  nameTooLong: '이름은 30자 이내로 입력해 주세요.',
  idTaken: '이미 사용 중인 아이디입니다.',
  unknownStaff: '없는 구성원입니다. 목록을 새로 고쳐 주세요.',
  lastAdmin: '마지막 관리자는 역할을 바꾸거나 이용을 중지할 수 없습니다.',
  reasonRequired: '사유를 입력해 주세요.',
  reasonTooLong: '사유는 200자 이내로 입력해 주세요.',
  invitedAgain: '다시 초대',
  disabled: '이용 중지',
} as const;

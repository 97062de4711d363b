/** Messages about a new email address or mobile number that has to be proved. */
export const contactChangeMessages = {
  title: '확인이 필요한 변경',
  emailText:
    '새 이메일 주소로 보낸 인증번호를 입력하시면 이메일이 변경됩니다. 그때까지는 지금의 이메일로 안내해 드립니다.',
  mobileText:
    '새 번호의 휴대폰으로 본인확인을 하시면 휴대폰번호가 변경됩니다. 그때까지는 지금의 번호가 그대로 유지됩니다.',
  /** Follows the message that the profile was saved. */
  savedNext: '바꾸신 이메일 주소와 휴대폰번호는 마이페이지에서 확인을 마치면 적용됩니다.',
  pending: '아직 확인하지 않아 적용되지 않은 변경:',
  codeRequired: '인증번호를 입력해 주세요.',
  codeFormat: '인증번호를 숫자 6자리로 입력해 주세요.',
  wrongCode: '인증번호가 맞지 않습니다. 가장 최근에 받은 이메일의 인증번호를 입력해 주세요.',
  codeUsedUp: '인증번호를 여러 번 잘못 입력하셨습니다. 인증번호를 다시 받아 주세요.',
  codeExpired: '인증번호의 유효 시간이 지났습니다. 인증번호를 다시 받아 주세요.',
  codeSent: '인증번호를 다시 보냈습니다. 이메일을 확인해 주세요.',
  codeTooSoon: '인증번호는 1분에 한 번 받을 수 있습니다. 잠시 후 다시 받아 주세요.',
  noMoreCodes: '인증번호를 더 보낼 수 없습니다. 변경을 취소하고 회원정보 수정에서 다시 신청해 주세요.',
  nothingPending: '이미 처리되었거나 기간이 지난 변경입니다. 회원정보 수정에서 확인해 주세요.',
  otherPerson: '회원님의 명의로 본인확인을 해 주세요.',
  otherNumber: '본인확인을 하신 휴대폰번호가 변경하실 번호와 다릅니다. 변경하실 번호의 휴대폰으로 확인해 주세요.',
  done: '확인이 필요한 변경이 더 없습니다.',
  emailChanged: '이메일이 변경되었습니다.',
  mobileChanged: '휴대폰번호가 변경되었습니다.',
  cancelEmail: '이메일 변경을 취소하시겠습니까? 지금의 이메일이 그대로 유지됩니다.',
  cancelMobile: '휴대폰번호 변경을 취소하시겠습니까? 지금의 번호가 그대로 유지됩니다.',
} as const;

/** Messages about the handling of members. */
export const staffMemberMessages = {
  textRequired: '찾을 내용을 입력해 주세요.',
  textTooLong: '찾을 내용은 50자 이내로 입력해 주세요.',
  unknown: '없는 회원입니다. 탈퇴했을 수 있으니 다시 찾아 주세요.',
  numberInvalid: '회원권 번호는 51-02-004417과 같은 모양으로 입력해 주세요.',
  goodsRequired: '상품명을 입력해 주세요.',
  customerRequired: '명의자를 입력해 주세요.',
  nameTooLong: '50자 이내로 입력해 주세요.',
  membershipTaken: '다른 회원에게 연결된 회원권입니다. 번호를 다시 확인해 주세요.',
  membershipMissing: '연결되어 있지 않은 회원권입니다. 화면을 새로 고쳐 주세요.',
  notPossible: '지금은 할 수 없는 변경입니다. 그사이 바뀌었을 수 있으니 화면을 새로 고쳐 주세요.',
  whyReason: '회원의 개인정보를 보려면 사유를 적어 주세요. 누가 언제 왜 열었는지 감사 기록에 남습니다.',
  changeReasonHint: '감사 기록에 남습니다. 회원의 개인정보는 적지 마세요.',
} as const;

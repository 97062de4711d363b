/** What the profile and what is kept of a member say. */
export const profileMessages = {
  gate: '비밀번호를 한 번 더 확인합니다',
  gateAdvice: '소중한 정보를 지키기 위해 현재 비밀번호를 입력해 주세요.',
  fixedFields: '이름과 아이디는 바꿀 수 없습니다. 개명하신 경우 회원권 관리팀으로 연락해 주세요.',
  noConsents: '남아 있는 동의 내역이 없습니다.',
  noOtherSessions: '다른 기기에서는 로그인되어 있지 않습니다.',
  ownData: '회원정보, 동의 내역, 회원권, 예약 내역, 로그인 기기와 최근 1년의 이용 기록을 파일 하나로 내려받습니다. 비밀번호는 들어 있지 않습니다.',
  ownDataCaution: '파일에는 개인정보가 들어 있습니다. 안전한 곳에 보관하고, 여럿이 쓰는 기기에는 남겨 두지 마세요.',
} as const;

/** Messages of the password check and the profile form. */
export const profileMessages = {
  gate: '비밀번호를 한 번 더 확인합니다',
  gateAdvice: '소중한 정보를 지키기 위해 현재 비밀번호를 입력해 주세요.',
  fixedFields: '이름과 아이디는 바꿀 수 없습니다. 개명하신 경우 회원권 관리팀으로 연락해 주세요.',
} as const;

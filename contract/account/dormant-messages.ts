/** Messages of the dormant-account page. */
export const dormantMessages = {
  welcome: '다시 만나 반갑습니다',
  wasDormant: '오랫동안 로그인하지 않아 휴면 상태였던 계정입니다.',
  changePassword: '소중한 정보를 지키기 위해 비밀번호를 변경해 주세요.',
} as const;

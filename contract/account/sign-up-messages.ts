/** Hints and messages of the sign-up steps. */
export const signUpMessages = {
  hasAccount: '이미 가입하신 계정이 있습니다. 로그인하시거나, 아이디와 비밀번호를 찾으실 수 있습니다.',
  hasJoined: '회원가입을 마치셨습니다. 가입하신 아이디로 로그인해 주세요.',
  agreeToAll: '모든 약관에 동의합니다',
  allHint: '필수 약관과 선택 약관을 함께 선택합니다.',
  newsHint: '언제든 바꿀 수 있습니다',
  ownDetailsOnly: '다른 사람의 정보를 도용해 가입할 수 없습니다. 도용이 확인된 계정은 예고 없이 삭제됩니다.',
  verifiedMobile: '휴대폰 본인확인에서 확인한 번호입니다.',
  complete: '가입을 축하드립니다',
  welcome: '이제 네 개의 클럽, 아흔 개의 홀이 열려 있습니다.',
  companyNumber: '회원권 관리팀에서 법인회원임을 확인하고 회원번호를 연결해 드리면 이메일로 알려 드립니다.',
  memberNumber: '정회원이시라면 회원권 관리팀에서 회원번호를 연결해 드립니다.',
} as const;

/** Marketing news can be selected only together with the terms that allow it. */
export const newsNeedTermsMessage = (terms: string) => `‘${terms}’를 선택하시면 고를 수 있습니다`;

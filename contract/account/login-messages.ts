/** The notes beside the login (spec 001 §2). */
export const loginNotes = [
  '비밀번호를 5회 이상 잘못 입력하면 30분 동안 로그인이 제한됩니다.',
  '탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.',
  '본인확인에 실패하면 회원가입을 다시 한 뒤 로그인해 주세요.',
] as const;

export const lockLeftMessage = (remaining: string) => `로그인 제한이 풀리기까지 ${remaining} 남았습니다.`;

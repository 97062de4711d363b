/** Labels of form components. Not in `words.ts`, which every page loads. */
export const formWords = {
  done: '완료',
  step: '단계',
  required: '필수',
  optional: '선택',
  showContent: '내용 보기',
  /** Rules of a password. */
  met: '충족',
  unmet: '미충족',
  passwordReady: '비밀번호 규칙을 모두 충족했습니다.',
  close: '닫기',
} as const;

/** Returns the name of one box of a number, counted from 1: '사업자등록번호 2번째 칸, 2자리'. */
export const digitBoxName = (label: string, ordinal: number, count: number) =>
  `${label} ${ordinal}번째 칸, ${count}자리`;

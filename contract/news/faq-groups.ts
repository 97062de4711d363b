/** The groups of the questions; a question belongs to the first whose words its title has. */
const groups = [
  { name: '계정', words: ['아이디', '비밀번호', '로그인', '본인확인', '가입', '탈퇴', '휴면'] },
  { name: '회원', words: ['회원권', '정회원', '회원번호'] },
  { name: '요금', words: ['요금', '환불', '돌려받', '결제'] },
  { name: '예약', words: ['예약', '취소', '추첨'] },
] as const;

const otherGroup = '이용';

export type FaqGroup<Question> = { name: string; questions: Question[] };

/** Groups questions by the words of their titles; groups and questions in the order of the list. */
export function faqGroups<Question extends { title: string }>(questions: readonly Question[]): FaqGroup<Question>[] {
  const found = new Map<string, Question[]>();
  for (const question of questions) {
    const name = groups.find(({ words }) => words.some((word) => question.title.includes(word)))?.name ?? otherGroup;
    found.set(name, [...(found.get(name) ?? []), question]);
  }
  return Array.from(found, ([name, grouped]) => ({ name, questions: grouped }));
}

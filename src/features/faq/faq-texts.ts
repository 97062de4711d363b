/** Static texts of the FAQ pages, beside the questions, which the API serves. */
export const faqTexts = {
  groups: '질문 종류',
  search: '질문 검색',
  found: (count: number) =>
    count === 0 ? '찾으시는 질문이 없습니다. 다른 낱말로 찾아보시거나 문의해 주세요.' : `질문 ${count}건을 찾았습니다.`,
  aside: { title: '찾으시는 답이 없나요?', text: '전화와 이메일, 상담 신청으로 물어보시면 담당자가 답해 드립니다.' },
  contact: '무엇이든 물어보세요',
  methods: {
    reservation: '예약과 취소, 라운드 당일의 일을 도와드립니다.',
    membership: '회원권과 명의 변경, 회원 혜택을 안내합니다.',
    kakao: '채널을 열어 대화로 물어보실 수 있습니다.',
    email: '천천히 적어 보내 주시면 담당자가 읽고 답해 드립니다.',
    inquiry: '연락처를 남겨 주시면 저희가 먼저 연락드립니다.',
  },
} as const;

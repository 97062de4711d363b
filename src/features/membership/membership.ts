/** Fixed texts of the membership page. */
export const membership = {
  title: '오래 머무를 사람에게\n먼저 열리는 시간',
  text: '회원의 하루는 예약에서 시작됩니다. 원하는 시간에 티오프하고, 같은 숲을 계절마다 다시 걷는 일. 오크밸리와 오크힐스는 그 익숙함을 가장 귀하게 여깁니다.',
  phone: { title: '회원권 분양 문의', remark: '회원권 관리팀' },
  inquiry: {
    title: '회원권 상담 신청',
    text: '남겨 주신 연락처로 담당자가 빠른 시일 안에 연락드립니다.',
    hint: '적으신 내용은 신청을 마치실 때까지 이 창에만 남아 있습니다.',
  },
} as const;

/** Notes and hints of the withdrawal form. */
export const withdrawalMessages = {
  farewell: '그동안 이용해 주셔서 감사합니다. 떠나시기 전에 아래 내용을 확인해 주세요.',
  consequences: [
    '탈퇴하시면 모든 기기에서 바로 로그아웃되며, 되돌릴 수 없습니다.',
    '이름, 연락처, 주소 등 개인정보는 바로 삭제됩니다. 약관 동의 기록은 이름 없이 보존됩니다.',
    '탈퇴한 아이디는 30일 동안 다시 쓸 수 없습니다.',
    '나의 회원권과 예약 내역을 더 이상 볼 수 없습니다. 남은 예약은 탈퇴 전에 확인해 주세요.',
  ],
  otherOnly: '‘기타’를 선택하시면 입력할 수 있습니다.',
} as const;

export const reasonCutMessage = (maxLength: number) => `${maxLength}자가 넘는 부분은 전해지지 않습니다.`;

/** Messages of the personal data download, and texts of its file. */
export const ownDataMessages = {
  contents:
    '회원정보, 동의 내역, 회원권, 예약 내역, 로그인 기기, 패스키의 이름과 사용 시각, 최근 1년의 이용 기록을 파일 하나로 내려받습니다. 비밀번호는 들어 있지 않습니다.',
  keepSafe: '파일에는 개인정보가 들어 있습니다. 안전한 곳에 보관하고, 여럿이 쓰는 기기에는 남겨 두지 마세요.',
  caution:
    '개인정보가 들어 있으니 다른 사람이 볼 수 없는 곳에 보관해 주세요. 비밀번호는 되돌릴 수 없는 형태로만 저장되어 이 문서에 없습니다.',
  none: '남아 있는 내용이 없습니다.',
  noCorporation: '법인회원이 아닙니다.',
  noAddress: '저장하신 주소가 없습니다.',
} as const;

export const ownDataTakenMessage = (moment: string) =>
  `${moment}에 저장되어 있던 정보입니다. 시각은 모두 한국 시각입니다.`;

/** Outcomes of sharing a page. */
export const shareMessages = {
  copied: '링크를 복사했습니다.',
  copiedForKakao: '링크를 복사했습니다. 카카오톡 대화창에 붙여 넣어 주세요.',
  unavailable: '바로 공유하지 못했습니다. 아래 주소를 복사해 전해 주세요.',
} as const;

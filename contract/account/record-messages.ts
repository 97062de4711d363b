/** Messages of a member's empty records. */
export const recordMessages = {
  noConsents: '남아 있는 동의 내역이 없습니다.',
  noOtherSessions: '다른 기기에서는 로그인되어 있지 않습니다.',
} as const;

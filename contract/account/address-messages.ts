/** Outcomes of copying a club's address. */
export const addressMessages = {
  copied: '복사했습니다',
  notCopied: '복사하지 못했습니다',
} as const;

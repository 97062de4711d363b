/** Messages of lists that are empty or failed to load. */
export const listMessages = {
  retryLater: '잠시 후 다시 시도해 주세요.',
  noContent: '게시된 내용이 없습니다.',
} as const;

/** Takes a noun with its particle: '약관을 불러오지 못했습니다.' */
export const notLoadedMessage = (object: string) => `${object} 불러오지 못했습니다.`;

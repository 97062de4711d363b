/** Messages of the notice list; the empty one is the spec's. */
export const noticeMessages = {
  none: '등록된 게시물이 없습니다.',
  noneFiltered: '다른 분류나 검색어로 찾아보세요.',
} as const;

export const noticesFoundMessage = (count: string, pages: number, page: number) =>
  `공지사항 ${count}건, ${pages}쪽 중 ${page}쪽입니다.`;

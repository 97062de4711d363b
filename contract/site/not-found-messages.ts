/** Messages of the 404 page. */
export const notFoundMessages = {
  title: '페이지를 찾을 수 없습니다',
  advice:
    '요청하신 페이지를 찾을 수 없습니다. 주소가 바뀌었거나 삭제된 페이지일 수 있습니다. 주소를 다시 확인하시거나 홈에서 찾아봐 주세요.',
} as const;

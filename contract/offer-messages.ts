/** In the words of the spec, whatever the category. */
export const noOffersMessage = '등록된 패키지가 없습니다.';

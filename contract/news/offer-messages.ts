/** The spec's wording, the same for all categories. */
export const noOffersMessage = '등록된 패키지가 없습니다.';

/** What lists say that have nothing, or could not be had. Those of the spec are exact. */
export const listMessages = {
  retryLater: '잠시 후 다시 시도해 주세요.',
  noBookingInformation: '등록된 예약 안내가 없습니다.',
  noClubs: '등록된 클럽이 없습니다.',
  noContent: '게시된 내용이 없습니다.',
  noFacilities: '등록된 시설이 없습니다.',
  noFeeTables: '등록된 요금표가 없습니다.',
  noGuestInformation: '등록된 이용 안내가 없습니다.',
  noMembershipKinds: '등록된 회원권 안내가 없습니다.',
  noNotices: '등록된 게시물이 없습니다.',
  noNoticesOfThat: '다른 분류나 검색어로 찾아보세요.',
  noOffers: '등록된 패키지가 없습니다.',
  noScheduleTables: '등록된 일정표가 없습니다.',
} as const;

/** Of something with its particle: '약관을 불러오지 못했습니다.' */
export const notLoadedMessage = (object: string) => `${object} 불러오지 못했습니다.`;

export const noticesFoundMessage = (count: string, pages: number, page: number) => `공지사항 ${count}건, ${pages}쪽 중 ${page}쪽입니다.`;

/** Messages of club and driving-range pages that have nothing to show. */
export const clubMessages = {
  noBookingInformation: '등록된 예약 안내가 없습니다.',
  noClubs: '등록된 클럽이 없습니다.',
  noFacilities: '등록된 시설이 없습니다.',
  noFeeTables: '등록된 요금표가 없습니다.',
  noGuestInformation: '등록된 이용 안내가 없습니다.',
  noScheduleTables: '등록된 일정표가 없습니다.',
} as const;

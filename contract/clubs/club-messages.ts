/** Messages of club and driving-range pages that have nothing to show. */
export const clubMessages = {
  roadMap: '약도입니다. 방향과 거리는 실제와 다릅니다.',
  operationNote: '휴장 공지와 출발 시간표에 따른 안내이며, 눈과 비로 달라질 수 있습니다.',
  noBookingInformation: '등록된 예약 안내가 없습니다.',
  noClubs: '등록된 클럽이 없습니다.',
  noFacilities: '등록된 시설이 없습니다.',
  noFeeTables: '등록된 요금표가 없습니다.',
  noGuestInformation: '등록된 이용 안내가 없습니다.',
  noScheduleTables: '등록된 일정표가 없습니다.',
} as const;

/** Text alternative of the drawing of the driving range; distances in metres. */
export const rangeSectionMessage = (length: number, greens: readonly number[]): string =>
  `길이 ${length}m인 연습장의 단면. 목표 그린은 ${greens.map((metres) => `${metres}m`).join(', ')}에 있습니다.`;

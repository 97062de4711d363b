/** Messages of the booking history. */
export const bookingMessages = {
  next: '다음 예약',
  noneAhead: '앞으로 석 달 안에 예정된 예약이 없습니다.',
  rules:
    '예약 변경과 취소는 이용일 5일 전까지, 예약 사이트에서 할 수 있습니다. 4일 이내 취소와 노쇼는 한 달간 예약이 제한됩니다.',
  longList:
    '목록이 길어 브라우저의 찾기로는 화면에 보이는 예약만 찾을 수 있습니다. 기간이나 조건을 좁혀 조회하시거나 CSV로 내려받아 찾아 주세요. 인쇄하면 모두 나옵니다.',
  none: '조건에 맞는 예약이 없습니다.',
  noneAdvice: '기간을 넓히거나 다른 조건으로 조회해 주세요.',
} as const;

export const bookingsLoadedMessage = (count: string) => `예약 ${count}건을 불러왔습니다.`;

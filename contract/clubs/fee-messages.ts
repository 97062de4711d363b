/** Messages of the fee calculator. */
export const feeMessages = {
  changedTables: '요금표가 바뀌어 계산을 잠시 쉬고 있습니다. 위의 요금표를 보시거나 고객센터로 문의해 주세요.',
  estimateOnly: '예상 금액이며 실제 요금은 예약 시점의 요금표와 현장 정산에 따릅니다.',
} as const;

export const notPlayableMessage = (member: string, day: string) => `${member} ${day}에 이용하실 수 없습니다.`;
export const notPlayableDayMessage = (day: string) => `${day}에는 이용하실 수 없습니다.`;

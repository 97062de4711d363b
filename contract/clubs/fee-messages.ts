/** Messages of the fee calculator. */
export const feeMessages = {
  changedTables: '요금표가 바뀌어 계산을 잠시 쉬고 있습니다. 위의 요금표를 보시거나 고객센터로 문의해 주세요.',
  changedClub: '요금표가 바뀌어 계산하지 않았습니다. 클럽의 요금표를 봐 주세요.',
  comparison: '네 클럽에서 같은 라운드',
  comparisonNote:
    '위에서 고르신 요일과 시기, 인원, 회원 구분으로 견주었습니다. 다른 클럽은 정가이며, 같은 홀 수가 없으면 18홀입니다. 회원제 클럽은 회원과 함께하실 때의 금액입니다.',
  noCaddie: '캐디 없음',
  estimateOnly: '예상 금액이며 실제 요금은 예약 시점의 요금표와 현장 정산에 따릅니다.',
} as const;

export const notPlayableMessage = (member: string, day: string) => `${member} ${day}에 이용하실 수 없습니다.`;
export const notPlayableDayMessage = (day: string) => `${day}에는 이용하실 수 없습니다.`;

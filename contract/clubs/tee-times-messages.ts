/** Texts of the tee times on a club's page. */
export const teeTimesMessages = {
  title: '남은 티타임',
  readAt: (time: string) => `${time}에 예약 시스템에서 확인했습니다. 그사이 예약될 수 있습니다.`,
  none: '이 날에는 남은 티타임이 없습니다. 다른 날을 골라 주세요.',
  closed: '이 날은 휴장입니다. 다른 날을 골라 주세요.',
  unknown: '지금은 티타임을 불러올 수 없습니다. 예약 시스템이나 전화로 확인해 주세요.',
  outside: '오늘부터 3주 안의 날을 골라 주세요.',
} as const;

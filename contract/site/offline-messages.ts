/** Messages shown while offline, on a page and in place of one. */
export const offlineMessages = {
  title: '인터넷에 연결되어 있지 않습니다',
  disconnected: '인터넷에 연결되어 있지 않습니다. 보시던 화면과 입력하신 내용은 그대로 있습니다.',
  cached: '인터넷에 연결되어 있지 않습니다. 저장된 화면을 보여 드립니다.',
  notCached: '이 화면은 이 기기에 저장되어 있지 않습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
} as const;

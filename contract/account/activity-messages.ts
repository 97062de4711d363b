/** Messages of the member's activity, and of what to do about an activity that was not the member's. */
export const activityMessages = {
  scope: '최근 90일 동안 이 계정에서 일어난 일입니다. 시각은 한국 시각이며, 접속 주소는 앞부분만 보여 드립니다.',
  none: '최근 90일 동안의 활동이 없습니다.',
  unknownOrigin: '알 수 없음',
  disown: '내가 하지 않았습니다',
  question: '본인이 아닌 활동이 있나요?',
  advice:
    '아래 내역에 모르는 로그인이나 변경이 있으면 이 버튼을 눌러 주세요. 로그인 실패만 있다면 아무도 들어오지 못한 것입니다.',
  confirm:
    '이 기기를 제외한 모든 기기에서 로그아웃하고, 바로 새 비밀번호를 입력하는 곳으로 안내해 드립니다. 계속하시겠습니까?',
  ended: '다른 기기에서 모두 로그아웃되었습니다. 이어서 새 비밀번호를 입력하고 저장해 주세요.',
  lapsed:
    '비밀번호를 다시 확인해 주세요. 확인하신 다음 새 비밀번호를 저장하시면 다른 기기에서 모두 로그아웃됩니다. 비밀번호를 모르시면 로그아웃하신 다음 비밀번호 찾기를 이용해 주세요.',
} as const;

/** The position in the pages of the activity, for the visible text and for screen readers. */
export const activityPositionMessage = (page: number, total: number) => `${total}쪽 중 ${page}쪽`;

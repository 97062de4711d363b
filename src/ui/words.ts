/** The kit's own few words: names of controls and marks that every use shares. */
export const words = {
  confirm: '확인',
  cancel: '취소',
  alert: '알림',
  question: '확인 요청',
  pending: '처리 중',
  loading: '불러오는 중',
  newWindow: '새 창',
  showPassword: '표시',
  hidePassword: '숨김',
  home: '홈',
  location: '현재 위치',
  skip: '본문으로 건너뛰기',
  menu: '메뉴',
  mainMenu: '주 메뉴',
  social: '소셜 미디어',
  policies: '약관과 정책',
} as const;

/** Messages for browsers without JavaScript. */
export const noScriptMessages = {
  label: '자바스크립트 안내',
  title: '자바스크립트가 꺼져 있습니다',
  needed: '이 화면은 자바스크립트가 있어야 열립니다.',
  busy: '찾는 분이 많아 이 화면의 내용을 보내지 못했습니다. 잠시 뒤 다시 열어 주세요.',
  again: '다시 열기',
  home: '홈으로',
  menu: '전체 메뉴',
  notFound: '요청하신 페이지를 찾을 수 없습니다.',
  readable:
    '안내와 소식은 그대로 읽고 검색하실 수 있습니다. 로그인과 회원가입, 상담 신청은 브라우저 설정에서 자바스크립트를 켠 뒤 이용해 주세요.',
  phone: '전화로도 도와드립니다',
} as const;

import type { machines } from '#machines/index.ts';

/** The description of a flow for testers: its name in both languages, its page and precondition, and the section of the specification that it implements. */
export type FlowSheet = { readonly ko: string; readonly en: string; readonly page: string; readonly precondition: string; readonly spec: string };

const visitor = '로그인하지 않은 상태';
const member = '회원으로 로그인한 상태';

export const flowSheets: Readonly<Record<keyof typeof machines, FlowSheet>> = {
  bookingHistory: { ko: '예약 내역', en: 'Booking history', page: '/mypage/booking', precondition: member, spec: '001 §2 Booking history' },
  carousel: { ko: '메인 배너', en: 'Main banner', page: '/', precondition: visitor, spec: '000 §2 Home /' },
  findId: { ko: '아이디 찾기', en: 'Find ID', page: '/account/find-id', precondition: visitor, spec: '001 §2 Find-ID wizard (3 steps)' },
  findPassword: { ko: '비밀번호 찾기', en: 'Find password', page: '/account/find-password', precondition: visitor, spec: '001 §2 Find-password wizard (3 steps)' },
  holeViewer: { ko: '홀 보기', en: 'Hole viewer', page: '/oakvalley/course', precondition: visitor, spec: '000 §2 Club sections' },
  idCheck: { ko: '아이디 중복체크', en: 'ID duplicate check', page: '/account/join', precondition: '회원가입의 정보 입력 단계', spec: '001 §2 Sign-up wizard' },
  inquiry: { ko: '회원권 상담 문의', en: 'Membership consultation', page: '/membership', precondition: visitor, spec: '000 §2 Membership' },
  leaveQuestion: { ko: '페이지 이탈 확인', en: 'Question before leaving', page: '/account/join', precondition: '적던 내용이 있는 상태', spec: '001 §2 Sign-up wizard' },
  login: { ko: '로그인', en: 'Login', page: '/account/login', precondition: visitor, spec: '001 §2 Login screen' },
  otherSessions: { ko: '접속 기기 관리', en: 'Other sessions', page: '/mypage/editing', precondition: '비밀번호를 확인한 회원', spec: '001 §2 Profile edit' },
  ownData: { ko: '내 정보 내려받기', en: 'Download of own data', page: '/mypage/editing', precondition: '비밀번호를 확인한 회원', spec: '001 §2 Profile edit' },
  popupExpiry: { ko: '팝업', en: 'Popup', page: '/', precondition: visitor, spec: '000 §2 Home /' },
  postcode: { ko: '우편번호 찾기', en: 'Postcode search', page: '/membership', precondition: visitor, spec: '001 §2 Sign-up wizard' },
  profileEdit: { ko: '회원정보 수정', en: 'Profile edit', page: '/mypage/editing', precondition: member, spec: '001 §2 Profile edit' },
  session: { ko: '로그인 상태', en: 'Session', page: '/', precondition: '두 탭을 쓸 수 있는 브라우저', spec: '001 §4 States and transitions' },
  share: { ko: '공유하기', en: 'Share', page: '/specialoffer/package/101', precondition: visitor, spec: '000 §2 Special offers' },
  signUp: { ko: '회원가입', en: 'Sign-up', page: '/account/join', precondition: visitor, spec: '001 §2 Sign-up wizard' },
  siteMenu: { ko: '사이트 메뉴', en: 'Site menu', page: '/', precondition: visitor, spec: '000 §2 Layout' },
  verification: { ko: '본인확인', en: 'Identity verification', page: '/account/find-id', precondition: visitor, spec: '001 §2 Identity verification return pages' },
  verificationReturn: { ko: '본인확인에서 돌아옴', en: 'Return from the verification', page: '/auth/loading', precondition: visitor, spec: '001 §2 Identity verification return pages' },
  withdrawal: { ko: '회원 탈퇴', en: 'Withdrawal', page: '/delete-account', precondition: member, spec: '001 §2 Withdrawal' },
};

import type { StoryObj } from '@storybook/react-vite';
import type { machines } from '#machines/index.ts';
import { screenOf } from '#tests/flows/lib/screens.ts';
import { playerOfParent } from './host.ts';
import { Play } from './Play.tsx';
import { PlayedScreen } from './PlayedScreen.tsx';

/** Each flow as a running machine. `path` in the URL is its initial path; in the iframe of such a page, its screen. */
export default {
  title: '흐름/실행',
  id: 'play',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '' },
};

type PlayStory = StoryObj<{ path: string }>;

const play = (name: keyof typeof machines): PlayStory => ({
  render: ({ path }, { id }) => {
    const player = playerOfParent();
    return player ? (
      <PlayedScreen screen={screenOf(name)} player={player} />
    ) : (
      <Play name={name} story={id} encoded={path} />
    );
  },
});

export const BookingHistory: PlayStory = { name: '예약 내역 · Booking History', ...play('bookingHistory') };
export const Carousel: PlayStory = { name: '메인 배너 · Carousel', ...play('carousel') };
export const ConsultationDesk: PlayStory = { name: '상담 한 건 · Consultation Desk', ...play('consultationDesk') };
export const ConsultationHandling: PlayStory = {
  name: '상담 처리 · Consultation Handling',
  ...play('consultationHandling'),
};
export const ContactChange: PlayStory = {
  name: '이메일·휴대폰번호 변경 확인 · Contact Change',
  ...play('contactChange'),
};
export const ContentDesk: PlayStory = { name: '원고 한 건 · Content Desk', ...play('contentDesk') };
export const FindId: PlayStory = { name: '아이디 찾기 · Find Id', ...play('findId') };
export const FindPassword: PlayStory = { name: '비밀번호 찾기 · Find Password', ...play('findPassword') };
export const HoleViewer: PlayStory = { name: '홀 보기 · Hole Viewer', ...play('holeViewer') };
export const IdCheck: PlayStory = { name: '아이디 중복체크 · Id Check', ...play('idCheck') };
export const Inquiry: PlayStory = { name: '회원권 상담 문의 · Inquiry', ...play('inquiry') };
export const LeaveQuestion: PlayStory = { name: '페이지 이탈 확인 · Leave Question', ...play('leaveQuestion') };
export const Login: PlayStory = { name: '로그인 · Login', ...play('login') };
export const MemberDesk: PlayStory = { name: '회원 한 분 · Member Desk', ...play('memberDesk') };
export const NotMe: PlayStory = { name: '내가 하지 않은 활동 · Not Me', ...play('notMe') };
export const OtherSessions: PlayStory = { name: '접속 기기 관리 · Other Sessions', ...play('otherSessions') };
export const OwnData: PlayStory = { name: '내 정보 내려받기 · Own Data', ...play('ownData') };
export const Passkeys: PlayStory = { name: '패스키 관리 · Passkeys', ...play('passkeys') };
export const PictureUpload: PlayStory = { name: '이미지 올리기 · Picture Upload', ...play('pictureUpload') };
export const PopupExpiry: PlayStory = { name: '팝업 · Popup Expiry', ...play('popupExpiry') };
export const Postcode: PlayStory = { name: '우편번호 찾기 · Postcode', ...play('postcode') };
export const ProfileEdit: PlayStory = { name: '회원정보 수정 · Profile Edit', ...play('profileEdit') };
export const Publication: PlayStory = { name: '원고의 게시 · Publication', ...play('publication') };
export const Session: PlayStory = { name: '로그인 상태 · Session', ...play('session') };
export const Share: PlayStory = { name: '공유하기 · Share', ...play('share') };
export const SignUp: PlayStory = { name: '회원가입 · Sign Up', ...play('signUp') };
export const SiteMenu: PlayStory = { name: '사이트 메뉴 · Site Menu', ...play('siteMenu') };
export const SiteSearch: PlayStory = { name: '누리집 검색 · Site Search', ...play('siteSearch') };
export const StaffInvitation: PlayStory = {
  name: '업무 화면 초대 · Staff Invitation',
  ...play('staffInvitation'),
};
export const StaffSignIn: PlayStory = { name: '업무 화면 로그인 · Staff Sign In', ...play('staffSignIn') };
export const StepHistory: PlayStory = { name: '단계별 방문 기록 · Step History', ...play('stepHistory') };
export const Verification: PlayStory = { name: '본인확인 · Verification', ...play('verification') };
export const VerificationReturn: PlayStory = {
  name: '본인확인에서 돌아옴 · Verification Return',
  ...play('verificationReturn'),
};
export const Withdrawal: PlayStory = { name: '회원 탈퇴 · Withdrawal', ...play('withdrawal') };
// npm run new-flow inserts above this line

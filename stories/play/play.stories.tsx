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
export const FindId: PlayStory = { name: '아이디 찾기 · Find Id', ...play('findId') };
export const FindPassword: PlayStory = { name: '비밀번호 찾기 · Find Password', ...play('findPassword') };
export const HoleViewer: PlayStory = { name: '홀 보기 · Hole Viewer', ...play('holeViewer') };
export const IdCheck: PlayStory = { name: '아이디 중복체크 · Id Check', ...play('idCheck') };
export const Inquiry: PlayStory = { name: '회원권 상담 문의 · Inquiry', ...play('inquiry') };
export const LeaveQuestion: PlayStory = { name: '페이지 이탈 확인 · Leave Question', ...play('leaveQuestion') };
export const Login: PlayStory = { name: '로그인 · Login', ...play('login') };
export const OtherSessions: PlayStory = { name: '접속 기기 관리 · Other Sessions', ...play('otherSessions') };
export const OwnData: PlayStory = { name: '내 정보 내려받기 · Own Data', ...play('ownData') };
export const PopupExpiry: PlayStory = { name: '팝업 · Popup Expiry', ...play('popupExpiry') };
export const Postcode: PlayStory = { name: '우편번호 찾기 · Postcode', ...play('postcode') };
export const ProfileEdit: PlayStory = { name: '회원정보 수정 · Profile Edit', ...play('profileEdit') };
export const Session: PlayStory = { name: '로그인 상태 · Session', ...play('session') };
export const Share: PlayStory = { name: '공유하기 · Share', ...play('share') };
export const SignUp: PlayStory = { name: '회원가입 · Sign Up', ...play('signUp') };
export const SiteMenu: PlayStory = { name: '사이트 메뉴 · Site Menu', ...play('siteMenu') };
export const StepHistory: PlayStory = { name: '단계별 방문 기록 · Step History', ...play('stepHistory') };
export const Verification: PlayStory = { name: '본인확인 · Verification', ...play('verification') };
export const VerificationReturn: PlayStory = {
  name: '본인확인에서 돌아옴 · Verification Return',
  ...play('verificationReturn'),
};
export const Withdrawal: PlayStory = { name: '회원 탈퇴 · Withdrawal', ...play('withdrawal') };

import type { StoryObj } from '@storybook/react-vite';
import type { machines } from '#machines/index.ts';
import { flowSheets } from '#tests/model/atlas/flows.ts';
import { flowScreens } from '../flows/screens/index.ts';
import { playerOfParent } from './host.ts';
import { Play } from './Play.tsx';
import { PlayedScreen } from './PlayedScreen.tsx';

/** Each flow as a running machine. `path` in the URL is its initial path; in the iframe of such a page, its screen. */
export default { title: '흐름/실행', id: 'play', parameters: { layout: 'fullscreen' }, args: { path: '' } };

type PlayStory = StoryObj<{ path: string }>;

const play = (name: keyof typeof machines): PlayStory => ({
  name: flowSheets[name].ko,
  render: ({ path }, { id }) => {
    const player = playerOfParent();
    return player ? <PlayedScreen screen={flowScreens[name]} player={player} /> : <Play name={name} story={id} encoded={path} />;
  },
});

export const BookingHistory = play('bookingHistory');
export const Carousel = play('carousel');
export const FindId = play('findId');
export const FindPassword = play('findPassword');
export const HoleViewer = play('holeViewer');
export const IdCheck = play('idCheck');
export const Inquiry = play('inquiry');
export const LeaveQuestion = play('leaveQuestion');
export const Login = play('login');
export const OtherSessions = play('otherSessions');
export const OwnData = play('ownData');
export const PopupExpiry = play('popupExpiry');
export const Postcode = play('postcode');
export const ProfileEdit = play('profileEdit');
export const Session = play('session');
export const Share = play('share');
export const SignUp = play('signUp');
export const SiteMenu = play('siteMenu');
export const Verification = play('verification');
export const Withdrawal = play('withdrawal');

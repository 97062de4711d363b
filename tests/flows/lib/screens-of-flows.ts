import type { machines } from '#machines/index.ts';
import { bookingHistoryScreen } from '#tests/flows/booking-history/screen.tsx';
import { carouselScreen } from '#tests/flows/carousel/screen.tsx';
import { findIdScreen } from '#tests/flows/find-id/screen.tsx';
import { findPasswordScreen } from '#tests/flows/find-password/screen.tsx';
import { holeViewerScreen } from '#tests/flows/hole-viewer/screen.tsx';
import { idCheckScreen } from '#tests/flows/id-check/screen.tsx';
import { inquiryScreen } from '#tests/flows/inquiry/screen.tsx';
import { leaveQuestionScreen } from '#tests/flows/leave-question/screen.tsx';
import { loginScreen } from '#tests/flows/login/screen.tsx';
import { otherSessionsScreen } from '#tests/flows/other-sessions/screen.tsx';
import { ownDataScreen } from '#tests/flows/own-data/screen.tsx';
import { popupExpiryScreen } from '#tests/flows/popup-expiry/screen.tsx';
import { postcodeScreen } from '#tests/flows/postcode/screen.tsx';
import { profileEditScreen } from '#tests/flows/profile-edit/screen.tsx';
import { sessionScreen } from '#tests/flows/session/screen.tsx';
import { shareScreen } from '#tests/flows/share/screen.tsx';
import { signUpScreen } from '#tests/flows/sign-up/screen.tsx';
import { siteMenuScreen } from '#tests/flows/site-menu/screen.tsx';
import { verificationReturnScreen } from '#tests/flows/verification-return/screen.tsx';
import { verificationScreen } from '#tests/flows/verification/screen.tsx';
import { withdrawalScreen } from '#tests/flows/withdrawal/screen.tsx';
import type { FlowScreen } from './flow-screen.ts';

/** The screens of all flows, by machine. */
export const flowScreens: Readonly<Record<keyof typeof machines, FlowScreen>> = {
  bookingHistory: bookingHistoryScreen,
  carousel: carouselScreen,
  findId: findIdScreen,
  findPassword: findPasswordScreen,
  holeViewer: holeViewerScreen,
  idCheck: idCheckScreen,
  inquiry: inquiryScreen,
  leaveQuestion: leaveQuestionScreen,
  login: loginScreen,
  otherSessions: otherSessionsScreen,
  ownData: ownDataScreen,
  popupExpiry: popupExpiryScreen,
  postcode: postcodeScreen,
  profileEdit: profileEditScreen,
  session: sessionScreen,
  share: shareScreen,
  signUp: signUpScreen,
  siteMenu: siteMenuScreen,
  verification: verificationScreen,
  verificationReturn: verificationReturnScreen,
  withdrawal: withdrawalScreen,
};

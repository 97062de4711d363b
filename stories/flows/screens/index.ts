import type { machines } from '#machines/index.ts';
import { bookingHistoryScreen } from './booking-history.tsx';
import { carouselScreen } from './carousel.tsx';
import { findIdScreen } from './find-id.tsx';
import { findPasswordScreen } from './find-password.tsx';
import { holeViewerScreen } from './hole-viewer.tsx';
import { idCheckScreen } from './id-check.tsx';
import { inquiryScreen } from './inquiry.tsx';
import { leaveQuestionScreen } from './leave-question.tsx';
import { loginScreen } from './login.tsx';
import { otherSessionsScreen } from './other-sessions.tsx';
import { ownDataScreen } from './own-data.tsx';
import { popupExpiryScreen } from './popup-expiry.tsx';
import { postcodeScreen } from './postcode.tsx';
import { profileEditScreen } from './profile-edit.tsx';
import { sessionScreen } from './session.tsx';
import { shareScreen } from './share.tsx';
import { signUpScreen } from './sign-up.tsx';
import { siteMenuScreen } from './site-menu.tsx';
import { verificationReturnScreen } from './verification-return.tsx';
import { verificationScreen } from './verification.tsx';
import { withdrawalScreen } from './withdrawal.tsx';
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

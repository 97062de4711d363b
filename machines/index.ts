import { bookingHistoryMachine } from './booking-history.machine.ts';
import { carouselMachine } from './carousel.machine.ts';
import { findIdMachine } from './find-id.machine.ts';
import { findPasswordMachine } from './find-password.machine.ts';
import { holeViewerMachine } from './hole-viewer.machine.ts';
import { idCheckMachine } from './id-check.machine.ts';
import { inquiryMachine } from './inquiry.machine.ts';
import { leaveQuestionMachine } from './leave-question.machine.ts';
import { loginMachine } from './login.machine.ts';
import { otherSessionsMachine } from './other-sessions.machine.ts';
import { ownDataMachine } from './own-data.machine.ts';
import { popupExpiryMachine } from './popup-expiry.machine.ts';
import { postcodeMachine } from './postcode.machine.ts';
import { profileEditMachine } from './profile-edit.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { shareMachine } from './share.machine.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { siteMenuMachine } from './site-menu.machine.ts';
import { stepHistoryMachine } from './step-history.machine.ts';
import { verificationMachine } from './verification.machine.ts';
import { verificationReturnMachine } from './verification-return.machine.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

/** All machines by name. Path tests, stories and reports read this registry. */
export const machines = {
  bookingHistory: bookingHistoryMachine,
  carousel: carouselMachine,
  findId: findIdMachine,
  findPassword: findPasswordMachine,
  holeViewer: holeViewerMachine,
  idCheck: idCheckMachine,
  inquiry: inquiryMachine,
  leaveQuestion: leaveQuestionMachine,
  login: loginMachine,
  otherSessions: otherSessionsMachine,
  ownData: ownDataMachine,
  popupExpiry: popupExpiryMachine,
  postcode: postcodeMachine,
  profileEdit: profileEditMachine,
  session: sessionMachine,
  share: shareMachine,
  signUp: signUpMachine,
  siteMenu: siteMenuMachine,
  stepHistory: stepHistoryMachine,
  verification: verificationMachine,
  verificationReturn: verificationReturnMachine,
  withdrawal: withdrawalMachine,
} as const;

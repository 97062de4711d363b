import { bookingHistoryFaults } from './booking-history.faults.ts';
import { carouselFaults } from './carousel.faults.ts';
import { findIdFaults } from './find-id.faults.ts';
import { findPasswordFaults } from './find-password.faults.ts';
import { holeViewerFaults } from './hole-viewer.faults.ts';
import { idCheckFaults } from './id-check.faults.ts';
import { inquiryFaults } from './inquiry.faults.ts';
import { leaveQuestionFaults } from './leave-question.faults.ts';
import { loginFaults } from './login.faults.ts';
import { otherSessionsFaults } from './other-sessions.faults.ts';
import { ownDataFaults } from './own-data.faults.ts';
import { popupExpiryFaults } from './popup-expiry.faults.ts';
import { postcodeFaults } from './postcode.faults.ts';
import { profileEditFaults } from './profile-edit.faults.ts';
import { sessionFaults } from './session.faults.ts';
import { shareFaults } from './share.faults.ts';
import { signUpFaults } from './sign-up.faults.ts';
import { siteMenuFaults } from './site-menu.faults.ts';
import { verificationFaults } from './verification.faults.ts';
import { verificationReturnFaults } from './verification-return.faults.ts';
import { withdrawalFaults } from './withdrawal.faults.ts';
import type { Fault } from './fault.ts';

/** Five defects for each machine, by the name of its files: each must make a test fail. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  'booking-history': bookingHistoryFaults,
  carousel: carouselFaults,
  'find-id': findIdFaults,
  'find-password': findPasswordFaults,
  'hole-viewer': holeViewerFaults,
  'id-check': idCheckFaults,
  inquiry: inquiryFaults,
  'leave-question': leaveQuestionFaults,
  login: loginFaults,
  'other-sessions': otherSessionsFaults,
  'own-data': ownDataFaults,
  'popup-expiry': popupExpiryFaults,
  postcode: postcodeFaults,
  'profile-edit': profileEditFaults,
  session: sessionFaults,
  share: shareFaults,
  'sign-up': signUpFaults,
  'site-menu': siteMenuFaults,
  'verification-return': verificationReturnFaults,
  verification: verificationFaults,
  withdrawal: withdrawalFaults,
};

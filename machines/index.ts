import { bookingHistoryMachine } from './booking-history.machine.ts';
import { carouselMachine } from './carousel.machine.ts';
import { consultationDeskMachine } from './consultation-desk.machine.ts';
import { contactChangeMachine } from './contact-change.machine.ts';
import { contentDeskMachine } from './content-desk.machine.ts';
import { findIdMachine } from './find-id.machine.ts';
import { findPasswordMachine } from './find-password.machine.ts';
import { holeViewerMachine } from './hole-viewer.machine.ts';
import { idCheckMachine } from './id-check.machine.ts';
import { inquiryMachine } from './inquiry.machine.ts';
import { leaveQuestionMachine } from './leave-question.machine.ts';
import { consultationHandlingMachine } from './lifecycles/consultation-handling.machine.ts';
import { publicationMachine } from './lifecycles/publication.machine.ts';
import { loginMachine } from './login.machine.ts';
import { memberDeskMachine } from './member-desk.machine.ts';
import { notMeMachine } from './not-me.machine.ts';
import { otherSessionsMachine } from './other-sessions.machine.ts';
import { ownDataMachine } from './own-data.machine.ts';
import { passkeysMachine } from './passkeys.machine.ts';
import { pictureUploadMachine } from './picture-upload.machine.ts';
import { popupExpiryMachine } from './popup-expiry.machine.ts';
import { postcodeMachine } from './postcode.machine.ts';
import { profileEditMachine } from './profile-edit.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { shareMachine } from './share.machine.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { siteMenuMachine } from './site-menu.machine.ts';
import { siteSearchMachine } from './site-search.machine.ts';
import { staffInvitationMachine } from './staff-invitation.machine.ts';
import { staffSignInMachine } from './staff-sign-in.machine.ts';
import { stepHistoryMachine } from './step-history.machine.ts';
import { verificationMachine } from './verification.machine.ts';
import { verificationReturnMachine } from './verification-return.machine.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

/** All machines by name. Path tests, stories and reports read this registry. */
export const machines = {
  bookingHistory: bookingHistoryMachine,
  carousel: carouselMachine,
  consultationDesk: consultationDeskMachine,
  consultationHandling: consultationHandlingMachine,
  contactChange: contactChangeMachine,
  contentDesk: contentDeskMachine,
  findId: findIdMachine,
  findPassword: findPasswordMachine,
  holeViewer: holeViewerMachine,
  idCheck: idCheckMachine,
  inquiry: inquiryMachine,
  leaveQuestion: leaveQuestionMachine,
  login: loginMachine,
  memberDesk: memberDeskMachine,
  notMe: notMeMachine,
  otherSessions: otherSessionsMachine,
  ownData: ownDataMachine,
  passkeys: passkeysMachine,
  pictureUpload: pictureUploadMachine,
  popupExpiry: popupExpiryMachine,
  postcode: postcodeMachine,
  profileEdit: profileEditMachine,
  publication: publicationMachine,
  session: sessionMachine,
  share: shareMachine,
  signUp: signUpMachine,
  siteMenu: siteMenuMachine,
  siteSearch: siteSearchMachine,
  staffInvitation: staffInvitationMachine,
  staffSignIn: staffSignInMachine,
  stepHistory: stepHistoryMachine,
  verification: verificationMachine,
  verificationReturn: verificationReturnMachine,
  withdrawal: withdrawalMachine,
} as const;

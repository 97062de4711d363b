import { activity } from '../account/activity.ts';
import { bookings, countBookings } from '../booking/booking.ts';
import { bookingInfo, directions, fees, guestInfo, scheduleTables, terms } from '../clubs/club-content.ts';
import { clubs } from '../clubs/club.ts';
import { consents } from '../account/consent.ts';
import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChanges,
  sendEmailCode,
} from '../account/contact-change.ts';
import { courseById, courses } from '../clubs/course.ts';
import { endOtherSessions, endSession, sessions } from '../account/device-session.ts';
import { documentById, documentByType, documents, documentTypes } from '../site/document.ts';
import { drivingRange, drivingRangeBooking, drivingRangeCourses, drivingRangeFees } from '../clubs/driving-range.ts';
import { clubForecast } from '../clubs/forecast.ts';
import { clubTeeTimes } from '../clubs/tee-times.ts';
import { clubOperations } from '../clubs/operation.ts';
import type { Endpoint } from './endpoint.ts';
import { faqs } from '../news/faq.ts';
import { checkId, findCorporation, findId, memberByDi, modifyPassword } from '../account/find.ts';
import { banners, currentWeather, keyVisuals, popups } from '../site/frame.ts';
import { sendInquiry } from '../membership/inquiry.ts';
import { me, signIn, signOut } from '../account/member.ts';
import { reportPartnerFailure } from '../site/partner-failure.ts';
import { reportFlowEnd } from '../site/report-flow-end.ts';
import { memberships } from '../membership/membership.ts';
import { membershipInfos, readChangeOfName } from '../membership/membership-info.ts';
import { noticeById, notices } from '../news/notice.ts';
import { ownData } from '../account/own-data.ts';
import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '../account/passkey.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '../account/passkey-sign-in.ts';
import { checkPassword, modifyProfile } from '../account/profile.ts';
import { validId } from '../account/service-id.ts';
import { getSetting } from '../site/setting.ts';
import { searchSite } from '../site/search.ts';
import { signUp } from '../account/sign-up.ts';
import { specialOfferById, specialOffers } from '../news/special-offer.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '../account/verification.ts';
import { leave } from '../account/withdrawal.ts';

/** All endpoints of the API. The OpenAPI document and the contract tests read this list. */
export const endpoints: readonly Endpoint[] = [
  signIn,
  requestPasskey,
  checkPasskey,
  signInByPasskey,
  signOut,
  me,
  memberships,
  bookings,
  countBookings,
  checkPassword,
  modifyProfile,
  contactChanges,
  sendEmailCode,
  confirmEmail,
  confirmMobile,
  cancelContactChange,
  leave,
  consents,
  sessions,
  endSession,
  endOtherSessions,
  passkeys,
  offerPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  ownData,
  activity,
  getSetting,
  popups,
  banners,
  keyVisuals,
  currentWeather,
  clubs,
  directions,
  courses,
  courseById,
  fees,
  bookingInfo,
  scheduleTables,
  guestInfo,
  terms,
  clubForecast,
  clubTeeTimes,
  clubOperations,
  drivingRange,
  drivingRangeCourses,
  drivingRangeFees,
  drivingRangeBooking,
  specialOffers,
  specialOfferById,
  notices,
  noticeById,
  faqs,
  searchSite,
  membershipInfos,
  readChangeOfName,
  sendInquiry,
  documentTypes,
  documents,
  documentByType,
  documentById,
  niceCheck,
  niceSuccess,
  ipinCheck,
  ipinResult,
  validId,
  findCorporation,
  findId,
  memberByDi,
  checkId,
  modifyPassword,
  signUp,
  reportPartnerFailure,
  reportFlowEnd,
];

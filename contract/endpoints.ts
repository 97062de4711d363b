import { bookings, countBookings } from './booking.ts';
import { bookingInfo, fees, guestInfo, scheduleTables, terms } from './club-content.ts';
import { clubs } from './club.ts';
import { consents } from './consent.ts';
import { courseById, courses } from './course.ts';
import { endOtherSessions, endSession, sessions } from './device-session.ts';
import { documentById, documentByType, documents, documentTypes } from './document.ts';
import { drivingRange, drivingRangeBooking, drivingRangeCourses, drivingRangeFees } from './driving-range.ts';
import type { Endpoint } from './endpoint.ts';
import { faqs } from './faq.ts';
import { checkId, findCorporation, findId, memberByDi, modifyPassword } from './find.ts';
import { banners, currentWeather, keyVisuals, popups } from './frame.ts';
import { sendInquiry } from './inquiry.ts';
import { me, signIn, signOut } from './member.ts';
import { memberships } from './membership.ts';
import { membershipInfos, readChangeOfName } from './membership-info.ts';
import { noticeById, notices } from './notice.ts';
import { ownData } from './own-data.ts';
import { checkPassword, modifyProfile } from './profile.ts';
import { validId } from './service-id.ts';
import { getSetting } from './setting.ts';
import { signUp } from './sign-up.ts';
import { specialOfferById, specialOffers } from './special-offer.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from './verification.ts';
import { leave } from './withdrawal.ts';

/** All endpoints of the API. The OpenAPI document and the contract tests read this list. */
export const endpoints: readonly Endpoint[] = [
  signIn,
  signOut,
  me,
  memberships,
  bookings,
  countBookings,
  checkPassword,
  modifyProfile,
  leave,
  consents,
  sessions,
  endSession,
  endOtherSessions,
  ownData,
  getSetting,
  popups,
  banners,
  keyVisuals,
  currentWeather,
  clubs,
  courses,
  courseById,
  fees,
  bookingInfo,
  scheduleTables,
  guestInfo,
  terms,
  drivingRange,
  drivingRangeCourses,
  drivingRangeFees,
  drivingRangeBooking,
  specialOffers,
  specialOfferById,
  notices,
  noticeById,
  faqs,
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
];

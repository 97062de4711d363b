import { subDays, subYears } from 'date-fns';
import { dayInKorea } from '#contract/shared/day.ts';
import { lt, lte, or } from 'drizzle-orm';
import {
  accessRecord,
  booking,
  companyReview,
  contactChange,
  failedPassword,
  idempotentCall,
  inquiryAccess,
  loginLock,
  mail,
  membershipInquiry,
  passkeyChallenge,
  passwordGrant,
  rateWindow,
  session,
  verification,
  withdrawal,
  withdrawnId,
} from '../db/schema.ts';
import { flowEnd } from '../db/staff-schema.ts';
import type { Deps } from '../deps.ts';
import { sessionBounds } from './session/bounds.ts';
import { sprayLimit } from './sign-in/spraying.ts';
import { purgeStaffSessions } from './staff/session.ts';
import { rateWindowMs } from './rate/count.ts';

const failuresTtlMs = 24 * 3_600_000;

/** How long personal data is stored: as the privacy policy promises (articles 2 and 6), and mails for 30 days. */
export const retention = {
  bookingYears: 5,
  consultationYears: 1,
  accessRecordYears: 1,
  withdrawnConsentYears: 3,
  mailDays: 30,
  flowEndYears: 1,
} as const;

/**
 * Deletes expired data: sessions of members and of the staff, password checks, challenges to passkeys, verifications
 * with their providers' answers, unproved email addresses and mobile numbers, answers of idempotent calls, ids of
 * withdrawn members, rate windows, wrong-password counts untouched for a day, wrong passwords older than an hour; and, after the periods of `retention`, consultations (spec 000 §9), bookings, the access records of members,
 * consultations and companies, the consents of withdrawn members, mails, and counts of
 * flows that visitors left.
 */
export async function purge({ db, env, now }: Deps): Promise<void> {
  const at = now();
  const { idleSince, createdSince } = sessionBounds(env, at);
  await db.delete(session).where(or(lte(session.lastSeenAt, idleSince), lte(session.createdAt, createdSince)));
  await purgeStaffSessions({ db, now: () => at });
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, at));
  await db.delete(passwordGrant).where(lte(passwordGrant.expiresAt, at));
  await db.delete(loginLock).where(lt(loginLock.touchedAt, new Date(at.getTime() - failuresTtlMs)));
  await db.delete(failedPassword).where(lte(failedPassword.at, new Date(at.getTime() - sprayLimit.durationMs)));
  await db.delete(verification).where(lte(verification.expiresAt, at));
  await db.delete(contactChange).where(lte(contactChange.expiresAt, at));
  await db.delete(idempotentCall).where(lte(idempotentCall.expiresAt, at));
  await db.delete(withdrawnId).where(lte(withdrawnId.until, at));
  await db
    .delete(membershipInquiry)
    .where(lte(membershipInquiry.receivedAt, subYears(at, retention.consultationYears)));
  await db.delete(booking).where(lt(booking.playDate, dayInKorea(subYears(at, retention.bookingYears))));
  await db.delete(accessRecord).where(lte(accessRecord.at, subYears(at, retention.accessRecordYears)));
  await db.delete(inquiryAccess).where(lte(inquiryAccess.at, subYears(at, retention.accessRecordYears)));
  await db.delete(companyReview).where(lte(companyReview.at, subYears(at, retention.accessRecordYears)));
  await db.delete(withdrawal).where(lte(withdrawal.at, subYears(at, retention.withdrawnConsentYears)));
  await db.delete(flowEnd).where(lt(flowEnd.day, dayInKorea(subYears(at, retention.flowEndYears))));
  await db.delete(mail).where(lte(mail.queuedAt, subDays(at, retention.mailDays)));
  await db.delete(rateWindow).where(lte(rateWindow.startsAt, new Date(at.getTime() - rateWindowMs)));
}

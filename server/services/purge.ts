import { subYears } from 'date-fns';
import { lt, lte, or } from 'drizzle-orm';
import { failedPassword, loginLock, membershipInquiry, passwordGrant, rateWindow, returnedAnswer, session, verification, withdrawnId } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { sessionBounds } from './session/bounds.ts';
import { sprayLimit } from './sign-in/spraying.ts';
import { rateWindowLength } from './rate/count.ts';

const failuresKeptFor = 24 * 3_600_000;

/** Deletes what has run out: sessions, password checks, verifications and their providers' answers, withdrawn ids, rate windows, wrong-password counts untouched for a day, wrong passwords of an hour ago, consultations after their year (spec 000 §9). */
export async function purge({ db, env, now }: Deps): Promise<void> {
  const at = now();
  const { idleSince, createdSince } = sessionBounds(env, at);
  await db.delete(session).where(or(lte(session.lastSeenAt, idleSince), lte(session.createdAt, createdSince)));
  await db.delete(passwordGrant).where(lte(passwordGrant.expiresAt, at));
  await db.delete(loginLock).where(lt(loginLock.touchedAt, new Date(at.getTime() - failuresKeptFor)));
  await db.delete(failedPassword).where(lte(failedPassword.at, new Date(at.getTime() - sprayLimit.duration)));
  await db.delete(returnedAnswer).where(lte(returnedAnswer.expiresAt, at));
  await db.delete(verification).where(lte(verification.expiresAt, at));
  await db.delete(withdrawnId).where(lte(withdrawnId.until, at));
  await db.delete(membershipInquiry).where(lte(membershipInquiry.receivedAt, subYears(at, 1)));
  await db.delete(rateWindow).where(lte(rateWindow.startsAt, new Date(at.getTime() - rateWindowLength)));
}

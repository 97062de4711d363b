import { asc, eq } from 'drizzle-orm';
import type { ClubTerms, FeeItem, InfoItem, ScheduleTable } from '#contract/clubs/club-content.ts';
import { bookingInfo, clubTerms, fee, guestInfo, scheduleTable } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the club's items in order; empty for an unknown club (spec 000 §2, §3). */
export async function listFees({ db }: Reading, clubId: number): Promise<FeeItem[]> {
  return db.select().from(fee).where(eq(fee.clubId, clubId)).orderBy(asc(fee.position), asc(fee.id));
}

export async function listScheduleTables({ db }: Reading, clubId: number): Promise<ScheduleTable[]> {
  return db
    .select()
    .from(scheduleTable)
    .where(eq(scheduleTable.clubId, clubId))
    .orderBy(asc(scheduleTable.position), asc(scheduleTable.id));
}

export async function listBookingInfo({ db }: Reading, clubId: number): Promise<InfoItem[]> {
  return db
    .select()
    .from(bookingInfo)
    .where(eq(bookingInfo.clubId, clubId))
    .orderBy(asc(bookingInfo.position), asc(bookingInfo.id));
}

export async function listGuestInfo({ db }: Reading, clubId: number): Promise<InfoItem[]> {
  return db
    .select()
    .from(guestInfo)
    .where(eq(guestInfo.clubId, clubId))
    .orderBy(asc(guestInfo.position), asc(guestInfo.id));
}

/** Returns the rules for players, then the terms of use. */
export async function listTerms({ db }: Reading, clubId: number): Promise<ClubTerms[]> {
  return db.select().from(clubTerms).where(eq(clubTerms.clubId, clubId)).orderBy(asc(clubTerms.kind));
}

import { eq, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { paths } from '#contract/site/site-paths.ts';
import {
  bookingInfo,
  club,
  clubTerms,
  course,
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourse,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  hole,
  membershipInfo,
  scheduleTable,
} from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { readDocuments } from '../document/read.ts';

type Change = { readonly path: string; readonly at: Date | null };
type Reading = Pick<Deps, 'db'>;

const documentPaths: Readonly<Record<string, string>> = {
  PRIVACY: paths.privacyPolicy,
  VIDEO: paths.videoPolicy,
  TERM: paths.termsOfUse,
  EMAIL: paths.emailRefusal,
};
const plainDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns when the content of each page last changed, by path, in the format of a sitemap; for documents, the day of
 * their version.
 */
export async function lastChanges({ db }: Reading): Promise<ReadonlyMap<string, string>> {
  const latest = new Map<string, string>();
  for (const { path, at } of [...(await changesOfClubs({ db })), ...(await changesOfOthers({ db }))]) {
    const changedAt = at?.toISOString() ?? '';
    if (changedAt > (latest.get(path) ?? '')) latest.set(path, changedAt);
  }
  for (const { type, version } of await readDocuments({ db })) {
    const path = documentPaths[type];
    if (path && plainDay.test(version)) latest.set(path, version);
  }
  return latest;
}

/** Returns several rows for one path if its page shows several kinds of content. */
async function changesOfClubs({ db }: Reading): Promise<Change[]> {
  const page = (name: string) => sql<string>`'/' || ${club.key}::text || '/' || ${name}::text`;
  return unionAll(
    db
      .select({ path: page('course'), at: max(course.updatedAt) })
      .from(course)
      .innerJoin(club, eq(club.id, course.clubId))
      .groupBy(club.key),
    db
      .select({ path: page('course'), at: max(hole.updatedAt) })
      .from(hole)
      .innerJoin(course, eq(course.id, hole.courseId))
      .innerJoin(club, eq(club.id, course.clubId))
      .groupBy(club.key),
    db
      .select({ path: page('fee-information'), at: max(fee.updatedAt) })
      .from(fee)
      .innerJoin(club, eq(club.id, fee.clubId))
      .groupBy(club.key),
    db
      .select({ path: page('booking-information'), at: max(bookingInfo.updatedAt) })
      .from(bookingInfo)
      .innerJoin(club, eq(club.id, bookingInfo.clubId))
      .groupBy(club.key),
    db
      .select({ path: page('booking-information'), at: max(scheduleTable.updatedAt) })
      .from(scheduleTable)
      .innerJoin(club, eq(club.id, scheduleTable.clubId))
      .groupBy(club.key),
    db
      .select({ path: page('guest-information'), at: max(guestInfo.updatedAt) })
      .from(guestInfo)
      .innerJoin(club, eq(club.id, guestInfo.clubId))
      .groupBy(club.key),
    db
      .select({ path: termsPath, at: clubTerms.updatedAt })
      .from(clubTerms)
      .innerJoin(club, eq(club.id, clubTerms.clubId)),
  );
}

const termsPath = sql<string>`'/' || ${club.key}::text || case ${clubTerms.kind} when 'COMPLIANCE' then '/terms-of-compliance' else '/terms-of-use' end`;

async function changesOfOthers({ db }: Reading): Promise<Change[]> {
  const on = (path: string) => sql<string>`${path}::text`;
  return unionAll(
    db.select({ path: on(paths.drivingRange), at: max(drivingRange.updatedAt) }).from(drivingRange),
    db.select({ path: on(paths.drivingRange), at: max(drivingRangeCourse.updatedAt) }).from(drivingRangeCourse),
    db.select({ path: on(paths.drivingRange), at: max(drivingRangeFee.updatedAt) }).from(drivingRangeFee),
    db.select({ path: on(paths.drivingRange), at: max(drivingRangeBooking.updatedAt) }).from(drivingRangeBooking),
    db.select({ path: on(paths.drivingRangeFee), at: max(drivingRangeFee.updatedAt) }).from(drivingRangeFee),
    db.select({ path: on(paths.faq), at: max(faq.updatedAt) }).from(faq),
    db.select({ path: on(paths.membership), at: max(membershipInfo.updatedAt) }).from(membershipInfo),
  );
}

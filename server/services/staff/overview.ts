import { and, count, eq, gte, isNotNull, isNull, lte, min, sql, type SQL } from 'drizzle-orm';
import { dayInKorea } from '#contract/shared/day.ts';
import { overviewDays, type Overview } from '#contract/staff/overview.ts';
import { accessRecord, mail, member, membershipInquiry } from '../../db/schema.ts';
import { publication } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { isOpen } from '../inquiry/page.ts';

const dayMs = 24 * 3_600_000;

/** Counts what waits, and sign-ups and logins of the last days; it reads no personal data. */
export async function readOverview({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Overview> {
  const days = Array.from({ length: overviewDays }, (_, index) =>
    dayInKorea(new Date(now().getTime() - (overviewDays - 1 - index) * dayMs)),
  );
  const since = new Date(`${days[0]}T00:00:00+09:00`);
  const states = await db
    .select({ state: membershipInquiry.state, total: count() })
    .from(membershipInquiry)
    .where(isOpen)
    .groupBy(membershipInquiry.state);
  const signUps = await countByDay(db, member, member.createdAt, gte(member.createdAt, since));
  const logins = await countByDay(
    db,
    accessRecord,
    accessRecord.at,
    and(gte(accessRecord.at, since), eq(accessRecord.action, 'SIGN_IN')),
  );
  return {
    consultations: {
      received: states.find(({ state }) => state === 'received')?.total ?? 0,
      assigned: states.find(({ state }) => state === 'assigned')?.total ?? 0,
      overdue: await db.$count(membershipInquiry, and(isOpen, lte(membershipInquiry.dueAt, now()))),
    },
    publications: await countPublications(db),
    mails: {
      waiting: await db.$count(mail, isNotNull(mail.nextAttemptAt)),
      failed: await db.$count(mail, and(isNull(mail.nextAttemptAt), isNull(mail.sentAt))),
    },
    days: days.map((day) => ({ day, signUps: signUps.get(day) ?? 0, logins: logins.get(day) ?? 0 })),
  };
}

async function countPublications(db: Deps['db']): Promise<Overview['publications']> {
  const [next] = await db
    .select({ at: min(publication.publishAt) })
    .from(publication)
    .where(eq(publication.state, 'scheduled'));
  return {
    review: await db.$count(publication, eq(publication.state, 'review')),
    refused: await db.$count(publication, eq(publication.state, 'refused')),
    scheduled: await db.$count(publication, eq(publication.state, 'scheduled')),
    nextAt: next?.at?.toISOString() ?? null,
  };
}

async function countByDay(
  db: Deps['db'],
  table: typeof member | typeof accessRecord,
  at: typeof member.createdAt | typeof accessRecord.at,
  condition: SQL | undefined,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, total: count() })
    .from(table)
    .where(condition)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.total]));
}

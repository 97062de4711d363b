import { and, asc, desc, gte } from 'drizzle-orm';
import type { ClubOperation } from '#contract/clubs/operation.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { club, notice, scheduleTable } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { searchConditions } from '../notice/filters.ts';
import { closureHeading, closuresOf } from './closures.ts';
import { firstTeesOf } from './first-tees.ts';

/** The newest notices of the last year are read, up to this number. */
const maxNotices = 8;

/** Returns what the published notices and the schedules say about the days of each club, in the order of the clubs. */
export async function listOperations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ClubOperation[]> {
  const clubs = await db
    .select({ id: club.id, key: club.key, reservationTel: club.reservationTel })
    .from(club)
    .orderBy(asc(club.position), asc(club.id));
  const schedules = await db
    .select({ clubId: scheduleTable.clubId, html: scheduleTable.scheduleTable })
    .from(scheduleTable);
  const notices = await closureNotices({ db, now });
  return clubs.map(({ id, key, reservationTel }) => ({
    key,
    reservationTel,
    closures: closuresOf(clubNames[key], notices),
    firstTees: firstTeesOf(schedules.filter(({ clubId }) => clubId === id).map(({ html }) => html)),
  }));
}

/** The published notices of the last year that have periods of closure, newest first. */
function closureNotices({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const search = searchConditions({ query: closureHeading, searchType: 'CONTENTS' });
  return db
    .select({ createdDate: notice.createdDate, contents: notice.contents })
    .from(notice)
    .where(
      and(
        notice.exposure,
        gte(notice.createdDate, monthsBefore(dayInKorea(now()), 12)),
        search?.matchesIndex,
        search?.matches,
      ),
    )
    .orderBy(desc(notice.createdDate), desc(notice.id))
    .limit(maxNotices);
}

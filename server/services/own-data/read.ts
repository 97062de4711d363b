import { desc, eq } from 'drizzle-orm';
import type { OwnData } from '#contract/own-data.ts';
import { booking, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { listAccessRecords, recordAccess, type Client } from '../access/record.ts';
import { asBooking } from '../booking/list.ts';
import { listConsents } from '../consent/list.ts';
import { readMember } from '../member/read.ts';
import { listMemberships } from '../membership/list.ts';
import { requireGrant } from '../password/require-grant.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { listSessions } from '../session/list.ts';

/**
 * All personal data of the member, for the member to keep; the download is recorded, and leaves the password check usable. Refused 403
 * `passwordCheckRequired`, 401 `invalid_token` when the session is over (`docs/decisions`).
 */
export async function readOwnData(deps: Deps, session: Session, client: Client): Promise<OwnData> {
  await requireGrant(deps, session, { consume: false });
  const { db, keys, now } = deps;
  const [held] = await db.select().from(member).where(eq(member.id, session.memberId));
  if (!held) throw sessionEnded();
  await recordAccess(deps, held, 'DATA_DOWNLOAD', client);
  return {
    createdAt: now().toISOString(),
    account: {
      ...(await readMember(deps, held.id)),
      birthdate: held.birthdate,
      gender: held.gender,
      ci: keys.open('identifier across services', held.ciSealed),
      di: held.di,
      isDormant: held.dormant,
      joinedAt: held.createdAt.toISOString(),
      lastSignInAt: held.lastSignInAt.toISOString(),
    },
    consents: await listConsents(deps, session),
    memberships: await listMemberships(deps, session),
    bookings: await allBookings(deps, held.id),
    sessions: (await listSessions(deps, session)).map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt })),
    accessRecords: await listAccessRecords(deps, held),
  };
}

async function allBookings({ db }: Deps, memberId: number) {
  const rows = await db.select().from(booking).where(eq(booking.memberId, memberId)).orderBy(desc(booking.playDate), desc(booking.playTime), desc(booking.id));
  return rows.map(asBooking);
}

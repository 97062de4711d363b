import { and, desc, eq } from 'drizzle-orm';
import type { AccountData, OwnData } from '#contract/account/own-data.ts';
import { booking, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { listAccessRecords, recordAccess, type Client } from '../access/record.ts';
import { asBooking } from '../booking/list.ts';
import { seesCompany } from '../company/sees-company.ts';
import { listContactChanges } from '../contact-change/pending.ts';
import { listConsents } from '../consent/list.ts';
import { readMember } from '../member/read.ts';
import { listMemberships } from '../membership/list.ts';
import { listPasskeys } from '../passkey/list.ts';
import { requireGrant } from '../password/require-grant.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { listSessions } from '../session/list.ts';

/**
 * Returns all personal data of the member for download. Records the download, and leaves the password check usable.
 * Throws 403 `passwordCheckRequired`, 401 `invalid_token` if the session has ended (`docs/decisions`).
 */
export async function readOwnData(deps: Deps, session: Session, client: Client): Promise<OwnData> {
  await requireGrant(deps, session, { consume: false });
  const { db, now } = deps;
  const [current] = await db.select().from(member).where(eq(member.id, session.memberId));
  if (!current) throw sessionEnded();
  await recordAccess(deps, current, 'DATA_DOWNLOAD', client);
  const closed = await db.select().from(member).where(eq(member.doubleOf, current.id)).orderBy(member.id);
  return {
    createdAt: now().toISOString(),
    ...(await dataOf(deps, session, current)),
    contactChanges: await listContactChanges(deps, session),
    sessions: (await listSessions(deps, session)).map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt,
      lastSeenAt,
    })),
    passkeys: (await listPasskeys(deps, session)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    closedAccounts: await Promise.all(closed.map((account) => dataOf(deps, session, account))),
  };
}

/** Returns the data of one account of the session's member. */
async function dataOf(deps: Deps, session: Session, account: typeof member.$inferSelect): Promise<AccountData> {
  const accountSession = { ...session, memberId: account.id };
  return {
    account: {
      ...(await readMember(deps, account.id)),
      birthdate: account.birthdate,
      gender: account.gender,
      ci: deps.keys.open('identifier across services', account.ciSealed),
      di: account.di,
      isDormant: account.dormant,
      joinedAt: account.createdAt.toISOString(),
      lastSignInAt: account.lastSignInAt.toISOString(),
    },
    consents: await listConsents(deps, accountSession),
    memberships: await listMemberships(deps, accountSession),
    bookings: await allBookings(deps, account.id),
    accessRecords: await listAccessRecords(deps, account),
  };
}

async function allBookings({ db }: Deps, memberId: number) {
  const rows = await db
    .select()
    .from(booking)
    .where(and(eq(booking.memberId, memberId), seesCompany({ db }, memberId)))
    .orderBy(desc(booking.playDate), desc(booking.playTime), desc(booking.id));
  return rows.map(asBooking);
}

import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserType } from '#contract/account/member.ts';
import { booking, member, membership, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from './find.ts';

export type ClosedAccount = {
  readonly serviceId: string;
  readonly userType: UserType;
  readonly memberships: number;
  readonly bookings: number;
  readonly openId: string;
  readonly openUserType: UserType;
};

/** For operators: returns the accounts that are closed because their person has another one, together with that one. */
export async function listClosedAccounts({ db }: Pick<Deps, 'db'>): Promise<ClosedAccount[]> {
  const open = alias(member, 'open');
  return db
    .select({
      serviceId: member.serviceId,
      userType: member.userType,
      memberships: db.$count(membership, eq(membership.memberId, member.id)),
      bookings: db.$count(booking, eq(booking.memberId, member.id)),
      openId: open.serviceId,
      openUserType: open.userType,
    })
    .from(member)
    .innerJoin(open, eq(open.id, member.doubleOf))
    .orderBy(open.id, member.id);
}

/**
 * For operators: reopens a closed account, closes the account that its person has instead, and ends the sessions of
 * that one. Returns the id of the account now closed; undefined if no closed account has this id.
 */
export async function reopenAccount({ db }: Pick<Deps, 'db'>, serviceId: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [chosen] = await tx
      .select({ id: member.id, doubleOf: member.doubleOf })
      .from(member)
      .where(hasServiceId(serviceId));
    if (!chosen?.doubleOf) return undefined;
    const [former] = await tx
      .select({ serviceId: member.serviceId })
      .from(member)
      .where(eq(member.id, chosen.doubleOf))
      .for('update');
    await tx
      .update(member)
      .set({ doubleOf: chosen.id })
      .where(or(eq(member.id, chosen.doubleOf), eq(member.doubleOf, chosen.doubleOf)));
    await tx.update(member).set({ doubleOf: null }).where(eq(member.id, chosen.id));
    await tx.delete(session).where(eq(session.memberId, chosen.doubleOf));
    return former?.serviceId;
  });
}

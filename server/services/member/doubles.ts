import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserType } from '#contract/member.ts';
import { booking, member, membership, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from './find.ts';

export type ClosedAccount = { readonly serviceId: string; readonly userType: UserType; readonly memberships: number; readonly bookings: number; readonly keptId: string; readonly keptUserType: UserType };

/** For the operator: the accounts that are closed because their person has another one, and that one. */
export async function listClosedAccounts({ db }: Pick<Deps, 'db'>): Promise<ClosedAccount[]> {
  const kept = alias(member, 'kept');
  return db
    .select({
      serviceId: member.serviceId,
      userType: member.userType,
      memberships: db.$count(membership, eq(membership.memberId, member.id)),
      bookings: db.$count(booking, eq(booking.memberId, member.id)),
      keptId: kept.serviceId,
      keptUserType: kept.userType,
    })
    .from(member)
    .innerJoin(kept, eq(kept.id, member.doubleOf))
    .orderBy(kept.id, member.id);
}

/** For the operator: opens a closed account and closes the one that its person had instead, whose sessions end. Answers the id of that; undefined for an id that no closed account has. */
export async function keepInstead({ db }: Pick<Deps, 'db'>, serviceId: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [chosen] = await tx.select({ id: member.id, doubleOf: member.doubleOf }).from(member).where(hasServiceId(serviceId));
    if (!chosen?.doubleOf) return undefined;
    const [former] = await tx.select({ serviceId: member.serviceId }).from(member).where(eq(member.id, chosen.doubleOf)).for('update');
    await tx.update(member).set({ doubleOf: chosen.id }).where(or(eq(member.id, chosen.doubleOf), eq(member.doubleOf, chosen.doubleOf)));
    await tx.update(member).set({ doubleOf: null }).where(eq(member.id, chosen.id));
    await tx.delete(session).where(eq(session.memberId, chosen.doubleOf));
    return former?.serviceId;
  });
}

import { and, eq, sql } from 'drizzle-orm';
import { accountMessages } from '#contract/account-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { UserType } from '#contract/member.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

type Person = { readonly di: string; readonly userType: UserType; readonly registrationNumber?: string | undefined };
type Found = typeof member.$inferSelect;

/** The condition that a member's id is this one, which is compared without case. */
export const hasServiceId = (serviceId: string) => eq(sql`lower(${member.serviceId})`, serviceId.toLowerCase());

/**
 * The person's account of this member type; for a corporation also of this number, without which none is found.
 * Refused 400 `unknownMember`.
 */
export async function findByPerson({ db }: Pick<Deps, 'db'>, { di, userType, registrationNumber }: Person): Promise<Found> {
  const number = userType === 'CORPORATION' ? (registrationNumber ?? '') : '';
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.di, di), eq(member.userType, userType), eq(sql`coalesce(${member.registrationNumber}, '')`, number)));
  if (!found) throw unknownMember();
  return found;
}

export const unknownMember = () => new Refused('400', accountMessages.unknownMember);

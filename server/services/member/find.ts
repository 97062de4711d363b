import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { UserType } from '#contract/account/member.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

type Person = { readonly ci: string; readonly userType: UserType; readonly registrationNumber?: string | undefined };
type Found = typeof member.$inferSelect;

/** Condition: the member has this id, compared case-insensitively. */
export const hasServiceId = (serviceId: string) => eq(sql`lower(${member.serviceId})`, serviceId.toLowerCase());

/**
 * Returns the person's open account; for a corporation the one with this registration number, which is then required.
 * Throws 400 `unknownMember`.
 */
export async function findByPerson(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  { ci, userType, registrationNumber }: Person,
): Promise<Found> {
  const number = userType === 'CORPORATION' ? registrationNumber : '';
  if (number === undefined) throw unknownMember();
  const [found] = await db
    .select()
    .from(member)
    .where(
      and(
        eq(member.personHash, keys.hash('person', ci)),
        eq(sql`coalesce(${member.registrationNumber}, '')`, number),
        isNull(member.doubleOf),
      ),
    );
  if (!found) throw unknownMember();
  return found;
}

/** Like `findByPerson`, but throws as well if the account has another member type. */
export async function findByPersonAndType(deps: Pick<Deps, 'db' | 'keys'>, person: Person): Promise<Found> {
  const found = await findByPerson(deps, person);
  if (found.userType !== person.userType) throw unknownMember();
  return found;
}

export const unknownMember = () => new ApiError('400', accountMessages.unknownMember);

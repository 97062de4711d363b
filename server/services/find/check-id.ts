import { and, eq, isNull } from 'drizzle-orm';
import type { UserType } from '#contract/account/member.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId, unknownMember } from '../member/find.ts';

type Named = { readonly serviceId: string; readonly userType: UserType };

/** Returns the id as entered if a member of this type has it. Throws 400 `unknownMember` (spec 001 §2). */
export async function checkId({ db }: Deps, { serviceId, userType }: Named): Promise<{ serviceId: string }> {
  const members = await db.$count(
    member,
    and(hasServiceId(serviceId), eq(member.userType, userType), isNull(member.doubleOf)),
  );
  if (members === 0) throw unknownMember();
  return { serviceId };
}

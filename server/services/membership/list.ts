import { and, eq } from 'drizzle-orm';
import type { Membership } from '#contract/membership/membership.ts';
import { membership } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { seesCompany } from '../company/sees-company.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';

/**
 * Returns the member's memberships by number; empty for a company representative who is not approved. Throws 401
 * `invalid_token` if the member no longer exists.
 */
export async function listMemberships({ db }: Deps, session: Session): Promise<Membership[]> {
  const rows = await db
    .select({ GOODS_NAME: membership.goodsName, MEMB_NO: membership.number, CUSTM_NAME: membership.customerName })
    .from(membership)
    .where(and(eq(membership.memberId, session.memberId), seesCompany({ db }, session.memberId)))
    .orderBy(membership.number);
  if (rows.length === 0) await assertSessionExists({ db }, session);
  return rows;
}

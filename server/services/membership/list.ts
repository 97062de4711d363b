import { eq } from 'drizzle-orm';
import type { Membership } from '#contract/membership.ts';
import { membership } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** The member's memberships, by number. */
export async function listMemberships({ db }: Deps, memberId: number): Promise<Membership[]> {
  return db
    .select({ GOODS_NAME: membership.goodsName, MEMB_NO: membership.number, CUSTM_NAME: membership.customerName })
    .from(membership)
    .where(eq(membership.memberId, memberId))
    .orderBy(membership.number);
}

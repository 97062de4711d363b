import { and, asc, eq } from 'drizzle-orm';
import { companyReview, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isOfCompany } from './list.ts';

/** The operator who reads or decides, and the reason. */
export type Reviewer = { readonly operator: string; readonly reason: string };

const { id, createdAt, serviceId, name, email, mobile, companyName, registrationNumber, companyApproval } = member;
const shown = { id, createdAt, serviceId, name, email, mobile, companyName, registrationNumber, companyApproval };

/**
 * Returns the company account with this number and its earlier reviews; undefined if there is none. Records who reads
 * it, when and why, in the same transaction.
 */
export async function openCompanyAccount({ db, now }: Pick<Deps, 'db' | 'now'>, number: number, reviewer: Reviewer) {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select(shown)
      .from(member)
      .where(and(eq(member.id, number), isOfCompany));
    if (!account) return undefined;
    const reviews = await tx
      .select()
      .from(companyReview)
      .where(eq(companyReview.memberId, number))
      .orderBy(asc(companyReview.at), asc(companyReview.id));
    await tx.insert(companyReview).values({ memberId: number, action: 'OPEN', at: now(), ...reviewer });
    return { ...account, reviews };
  });
}

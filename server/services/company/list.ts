import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyApproval } from '#contract/account/member.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Condition: an open account of a company representative. */
export const isOfCompany = and(eq(member.userType, 'CORPORATION'), isNull(member.doubleOf));

export type CompanyAccount = {
  readonly id: number;
  readonly createdAt: Date;
  readonly companyName: string | null;
  readonly registrationNumber: string | null;
  readonly companyApproval: CompanyApproval | null;
  /** Number of other accounts that are approved for the company. */
  readonly othersApproved: number;
};

/** For operators: returns the company accounts in this state, or all, oldest first, without personal data. */
export async function listCompanyAccounts(
  { db }: Pick<Deps, 'db'>,
  approval?: CompanyApproval,
): Promise<CompanyAccount[]> {
  const other = alias(member, 'other');
  return db
    .select({
      id: member.id,
      createdAt: member.createdAt,
      companyName: member.companyName,
      registrationNumber: member.registrationNumber,
      companyApproval: member.companyApproval,
      othersApproved: count(other.id),
    })
    .from(member)
    .leftJoin(
      other,
      and(
        eq(other.registrationNumber, member.registrationNumber),
        ne(other.id, member.id),
        eq(other.companyApproval, 'APPROVED'),
        isNull(other.doubleOf),
      ),
    )
    .where(and(isOfCompany, approval && eq(member.companyApproval, approval)))
    .groupBy(member.id)
    .orderBy(asc(member.createdAt), asc(member.id));
}

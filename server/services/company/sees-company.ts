import { and, eq, exists, ne, or } from 'drizzle-orm';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/**
 * The condition that what belongs to this member's company may be shown to the member: for those who act for a company, that they are approved. It asks
 * nothing of the row that it is a condition for, so that a database answers it once for a statement.
 */
export const seesCompany = ({ db }: Pick<Deps, 'db'>, memberId: number) =>
  exists(
    db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.id, memberId), or(ne(member.userType, 'CORPORATION'), eq(member.companyApproval, 'APPROVED')))),
  );

import { and, eq, exists, ne, or } from 'drizzle-orm';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/**
 * Condition: this member may see the data of their company. Company representatives must be approved; all others may.
 * The condition does not depend on the filtered row, so that a database evaluates it once per statement.
 */
export const seesCompany = ({ db }: Pick<Deps, 'db'>, memberId: number) =>
  exists(
    db
      .select({ id: member.id })
      .from(member)
      .where(
        and(eq(member.id, memberId), or(ne(member.userType, 'CORPORATION'), eq(member.companyApproval, 'APPROVED'))),
      ),
  );

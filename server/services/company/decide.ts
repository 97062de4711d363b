import { and, eq, sql } from 'drizzle-orm';
import { companyReview, member } from '../../db/schema.ts';
import { approvedMail, refusedMail } from '../mail/company-mails.ts';
import type { Linking } from '../mail/content.ts';
import { queueMail, type Queueing } from '../mail/queue.ts';
import { isOfCompany } from './list.ts';
import type { Reviewer } from './open.ts';

export type Decision = 'APPROVE' | 'REFUSE';
/** `before`: it was in that state already. */
export type Decided = 'done' | 'before' | 'unknown';

const stateAfter = { APPROVE: 'APPROVED', REFUSE: 'REFUSED' } as const;

/**
 * Grants or denies a company representative access to the company's data, from the next call on. Records who decided,
 * when and why, and informs the member by mail.
 */
export async function decideCompany(
  deps: Queueing & Linking,
  number: number,
  decision: Decision,
  reviewer: Reviewer,
): Promise<Decided> {
  return deps.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(member)
      .set({ companyApproval: stateAfter[decision] })
      .where(
        and(
          eq(member.id, number),
          isOfCompany,
          sql`${member.companyApproval} is distinct from ${stateAfter[decision]}`,
        ),
      )
      .returning({ email: member.email, companyName: member.companyName });
    if (!decided) return (await tx.$count(member, and(eq(member.id, number), isOfCompany))) > 0 ? 'before' : 'unknown';
    await tx.insert(companyReview).values({ memberId: number, action: decision, at: deps.now(), ...reviewer });
    const name = decided.companyName ?? '';
    await queueMail(
      { ...deps, db: tx },
      { to: decided.email, ...(decision === 'APPROVE' ? approvedMail(deps, name) : refusedMail(name)) },
    );
    return 'done';
  });
}

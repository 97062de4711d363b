import { and, eq, isNull } from 'drizzle-orm';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { joinedMail } from '../mail/company-mails.ts';
import { queueToContact } from '../mail/contact.ts';
import { companyRequestMail, type JoinedCompany } from '../mail/operator-mails.ts';
import { queueMail } from '../mail/queue.ts';

/**
 * Queues mails about a new company representative: to the site's contact address, and to everyone who is approved for
 * the company. If the site has no contact address, logs an error.
 */
export async function announceCompany(
  deps: Pick<Deps, 'db' | 'keys' | 'now' | 'log'>,
  joined: JoinedCompany,
): Promise<void> {
  if (!(await queueToContact(deps, companyRequestMail(joined))))
    deps.log.error('company not announced', { account: joined.id });
  const approved = await deps.db
    .select({ email: member.email, companyName: member.companyName })
    .from(member)
    .where(
      and(
        eq(member.registrationNumber, joined.registrationNumber),
        eq(member.companyApproval, 'APPROVED'),
        isNull(member.doubleOf),
      ),
    )
    .orderBy(member.id);
  for (const { email, companyName } of approved) await queueMail(deps, { to: email, ...joinedMail(companyName ?? '') });
}

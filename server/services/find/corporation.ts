import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Corporation } from '#contract/account/registration-number.ts';
import { normalizeText } from '#contract/shared/typed-text.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unknownMember } from '../member/find.ts';

/**
 * Returns the login id of the company's oldest approved open account, or its oldest open account if none is approved,
 * masked (`co****01`) because the caller is not verified yet. Names are compared without spaces, case, 주식회사 and (주).
 * Throws 400 `unknownMember`.
 */
export async function findCorporation(
  { db }: Deps,
  { companyName, registrationNumber }: Corporation,
): Promise<{ serviceId: string }> {
  const accounts = await db
    .select({ serviceId: member.serviceId, companyName: member.companyName })
    .from(member)
    .where(and(eq(member.registrationNumber, registrationNumber), isNull(member.doubleOf)))
    // Approved accounts first; null, a company without an approval, is not approved.
    .orderBy(desc(sql`${member.companyApproval} is not distinct from 'APPROVED'`), member.id);
  const found = accounts.find((account) => bareName(account.companyName ?? '') === bareName(companyName));
  if (!found) throw unknownMember();
  return { serviceId: masked(found.serviceId) };
}

/** NFKC turns `㈜` into `(주)`. */
const bareName = (name: string) =>
  normalizeText(name)
    .toLowerCase()
    .replaceAll(/\s|주식회사|\(주\)/g, '');

/** Login ids have six characters or more, so that two at least are hidden. */
const masked = (serviceId: string) =>
  `${serviceId.slice(0, 2)}${'*'.repeat(Math.max(0, serviceId.length - 4))}${serviceId.slice(-2)}`;

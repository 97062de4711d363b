import { desc, eq, sql } from 'drizzle-orm';
import type { Corporation } from '#contract/account/registration-number.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unknownMember } from '../member/find.ts';

/**
 * Returns the id of the company's oldest approved account, or else of its oldest account, masked (`co****01`) because the caller is not verified yet.
 * Compares names without spaces, case and the words for a corporation. Throws 400 `unknownMember`.
 */
export async function findCorporation({ db }: Deps, { companyName, registrationNumber }: Corporation): Promise<{ serviceId: string }> {
  const accounts = await db
    .select({ serviceId: member.serviceId, companyName: member.companyName })
    .from(member)
    .where(eq(member.registrationNumber, registrationNumber))
    .orderBy(desc(sql`${member.companyApproval} is not distinct from 'APPROVED'`), member.id);
  const found = accounts.find((account) => bareName(account.companyName ?? '') === bareName(companyName));
  if (!found) throw unknownMember();
  return { serviceId: masked(found.serviceId) };
}

/** NFKC turns `㈜` into `(주)`. */
const bareName = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s|주식회사|\(주\)/g, '');

const masked = (serviceId: string) => `${serviceId.slice(0, 2)}${'*'.repeat(Math.max(0, serviceId.length - 4))}${serviceId.slice(-2)}`;

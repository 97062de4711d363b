import { eq, getTableColumns } from 'drizzle-orm';
import type { Member } from '#contract/member.ts';
import { consent, member, memberAddress } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** User info of spec 001 §3. The id must be that of a member. */
export async function readMember({ db }: Deps, id: number): Promise<Member> {
  const [found] = await db
    .select({ row: getTableColumns(member), address: getTableColumns(memberAddress) })
    .from(member)
    .leftJoin(memberAddress, eq(memberAddress.memberId, member.id))
    .where(eq(member.id, id));
  if (!found) throw new Error('A session outlived its member.');
  const consents = await db.select().from(consent).where(eq(consent.memberId, id));
  const { row, address } = found;
  return {
    name: row.name,
    serviceId: row.serviceId,
    email: row.email,
    mobile: row.mobile,
    userType: row.userType,
    corporation: corporation(row),
    termsAgree: termsAgree(consents),
    address,
  };
}

function corporation({ companyName, registrationNumber }: typeof member.$inferSelect): Member['corporation'] {
  return companyName !== null && registrationNumber !== null ? { companyName, registrationNumber } : null;
}

function termsAgree(consents: readonly (typeof consent.$inferSelect)[]): Member['termsAgree'] {
  const agreed = (kind: 'EMAIL' | 'SMS') => {
    const given = consents.find((each) => each.kind === kind);
    return given?.withdrawnAt ? null : (given?.agreedAt?.toISOString() ?? null);
  };
  const [emailRcvDate, smsRcvDate] = [agreed('EMAIL'), agreed('SMS')];
  return { emailRcv: emailRcvDate !== null, smsRcv: smsRcvDate !== null, emailRcvDate, smsRcvDate };
}

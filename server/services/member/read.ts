import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Member } from '#contract/account/member.ts';
import { consent, member, memberAddress } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from '../session/ended.ts';

/**
 * Returns the user info of spec 001 §3. Throws 401 `invalid_token` if the member no longer exists, since then no
 * session does.
 */
export async function readMember({ db }: Deps, id: number): Promise<Member> {
  const rows = await db
    .select({
      row: getTableColumns(member),
      address: getTableColumns(memberAddress),
      consent: getTableColumns(consent),
    })
    .from(member)
    .leftJoin(memberAddress, eq(memberAddress.memberId, member.id))
    .leftJoin(consent, eq(consent.memberId, member.id))
    .where(eq(member.id, id))
    .orderBy(asc(consent.agreedAt), asc(consent.id));
  const [found] = rows;
  if (!found) throw sessionEnded();
  const { row, address } = found;
  return {
    name: row.name,
    serviceId: row.serviceId,
    email: row.email,
    mobile: row.mobile,
    userType: row.userType,
    corporation: corporation(row),
    termsAgree: termsAgree(rows.flatMap((each) => each.consent ?? [])),
    address,
  };
}

function corporation({
  companyName,
  registrationNumber,
  companyApproval,
}: typeof member.$inferSelect): Member['corporation'] {
  return companyName !== null && registrationNumber !== null
    ? { companyName, registrationNumber, approval: companyApproval ?? 'PENDING' }
    : null;
}

/**
 * A consent is in force if it was given and not withdrawn; the date is that of the last one given, even if withdrawn
 * (spec 001 §4).
 */
function termsAgree(consents: readonly (typeof consent.$inferSelect)[]): Member['termsAgree'] {
  const of = (kind: 'EMAIL' | 'SMS') => consents.filter((each) => each.kind === kind);
  const isInForce = (kind: 'EMAIL' | 'SMS') => of(kind).some(({ withdrawnAt }) => withdrawnAt === null);
  const lastGiven = (kind: 'EMAIL' | 'SMS') => of(kind).at(-1)?.agreedAt.toISOString() ?? null;
  return {
    emailRcv: isInForce('EMAIL'),
    smsRcv: isInForce('SMS'),
    emailRcvDate: lastGiven('EMAIL'),
    smsRcvDate: lastGiven('SMS'),
  };
}

import { asc, eq, type SQL } from 'drizzle-orm';
import { maxFoundMembers, memberSearchNames, type FoundMember, type MemberSearchBy } from '#contract/staff/member.ts';
import { masked, maskedPhone } from '#contract/staff/masked.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';
import { member, membership } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from '../member/find.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';

/**
 * Returns the members whose id, name, mobile number or membership number is exactly this text, masked, oldest first, 50
 * at most. The audit log has who searched by what, but not the text, which is personal data.
 */
export async function searchMembers(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  { by: field, text }: { readonly by: MemberSearchBy; readonly text: string },
  by: Actor,
): Promise<FoundMember[]> {
  return deps.db.transaction(async (tx) => {
    const found = await tx
      .select({
        id: member.id,
        serviceId: member.serviceId,
        name: member.name,
        mobile: member.mobile,
        userType: member.userType,
        companyApproval: member.companyApproval,
        createdAt: member.createdAt,
      })
      .from(member)
      .where(conditionOf({ ...deps, db: tx }, field, text))
      .orderBy(asc(member.id))
      .limit(maxFoundMembers);
    await recordAudit(
      { ...deps, db: tx },
      { by, action: 'MEMBERS_SEARCHED', subject: memberSearchNames[field], detail: `${found.length}명` },
    );
    return found.map((row) => ({
      ...row,
      serviceId: masked(row.serviceId),
      name: masked(row.name),
      mobile: maskedPhone(row.mobile),
      createdAt: row.createdAt.toISOString(),
    }));
  });
}

function conditionOf({ db }: Pick<Deps, 'db'>, field: MemberSearchBy, text: string): SQL | undefined {
  if (field === 'serviceId') return hasServiceId(text);
  if (field === 'name') return eq(member.name, text);
  if (field === 'mobile') return eq(member.mobile, withoutSeparators(text));
  return eq(
    member.id,
    db.select({ memberId: membership.memberId }).from(membership).where(eq(membership.number, text)),
  );
}

import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { MemberDetail } from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { loginLock, member, membership, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { consentsOf } from '../consent/list.ts';
import { isLive } from '../session/bounds.ts';
import { idLockKey } from '../sign-in/lock.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';

type Reading = Pick<Deps, 'db' | 'env' | 'now'>;

/** Returns a member, and records who reads it and why. Throws 404 `unknown`. */
export async function openMember(
  deps: Pick<Deps, 'db' | 'env' | 'keys' | 'now'>,
  id: number,
  { by, reason }: { readonly by: Actor; readonly reason: string },
): Promise<MemberDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const detail = await readMemberDetail(inside, id);
    await recordAudit(inside, { by, action: 'MEMBER_OPENED', subject: memberSubject(id), detail: reason });
    return detail;
  });
}

/** Names a member in the audit log. */
export const memberSubject = (id: number): string => `회원 ${id}번`;

/** Returns a member with memberships, consents and sessions; the caller records it. Throws 404 `unknown`. */
export async function readMemberDetail(deps: Reading, id: number): Promise<MemberDetail> {
  const { db, env, now } = deps;
  const [found] = await db.select().from(member).where(eq(member.id, id));
  if (!found) throw new ApiError('404', staffMemberMessages.unknown);
  const memberships = await db
    .select({
      number: membership.number,
      goodsName: membership.goodsName,
      customerName: membership.customerName,
      regular: membership.regular,
    })
    .from(membership)
    .where(eq(membership.memberId, id))
    .orderBy(asc(membership.number));
  const sessions = await db
    .select({ device: session.device, createdAt: session.createdAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(and(eq(session.memberId, id), isLive(env, now())))
    .orderBy(desc(session.lastSeenAt));
  const { serviceId, name, email, mobile, birthdate, userType, dormant } = found;
  return {
    id,
    serviceId,
    name,
    email,
    mobile,
    birthdate,
    userType,
    dormant,
    createdAt: found.createdAt.toISOString(),
    lastSignInAt: found.lastSignInAt.toISOString(),
    isLocked: await isLocked(deps, serviceId),
    company:
      found.companyApproval === null
        ? null
        : {
            name: found.companyName ?? '',
            registrationNumber: found.registrationNumber ?? '',
            approval: found.companyApproval,
          },
    memberships,
    consents: await consentsOf({ db }, id),
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

const isLocked = async ({ db, now }: Reading, serviceId: string): Promise<boolean> =>
  (await db.$count(loginLock, and(eq(loginLock.keyHash, idLockKey(serviceId)), gt(loginLock.lockedUntil, now())))) > 0;

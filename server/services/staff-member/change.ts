import { and, eq } from 'drizzle-orm';
import { memberChangeNames, type ChangingMember, type MemberDetail } from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { membership, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { decideCompany, type Decision } from '../company/decide.ts';
import { idLockKey, resetAttempts } from '../sign-in/lock.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { memberSubject, readMemberDetail } from './detail.ts';

type Changing = Pick<Deps, 'db' | 'env' | 'keys' | 'now'>;

/**
 * Makes one change of a member. Returns the member after it. Throws 404 `unknown`; 409 `membershipTaken`,
 * `membershipMissing` or `notPossible` if the member is not in a state for it; 400 for a membership that is missing.
 */
export async function changeMember(
  deps: Changing,
  id: number,
  changing: ChangingMember,
  by: Actor,
): Promise<MemberDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const before = await readMemberDetail(inside, id);
    await apply(inside, before, changing, by);
    const detail = await readMemberDetail(inside, id);
    const { change, membership: linked, reason } = changing;
    const what = [memberChangeNames[change], ...(linked ? [linked.number] : [])].join(' ');
    await recordAudit(inside, {
      by,
      action: 'MEMBER_CHANGED',
      subject: memberSubject(id),
      detail: `${what}: ${reason}`,
    });
    return detail;
  });
}

async function apply(
  deps: Changing,
  { id, serviceId, isLocked }: MemberDetail,
  { change, reason, membership: linked }: ChangingMember,
  by: Actor,
): Promise<void> {
  if (change === 'membershipLinked') return link(deps, id, requireMembership(linked));
  if (change === 'membershipUnlinked') return unlink(deps, id, requireMembership(linked));
  if (change === 'companyApproved') return decide(deps, id, 'APPROVE', { operator: by.name, reason });
  if (change === 'companyRefused') return decide(deps, id, 'REFUSE', { operator: by.name, reason });
  if (change === 'sessionsEnded') return void (await deps.db.delete(session).where(eq(session.memberId, id)));
  if (!isLocked) throw new ApiError('409', staffMemberMessages.notPossible);
  await resetAttempts(deps, idLockKey(serviceId));
}

type Linked = NonNullable<ChangingMember['membership']>;

function requireMembership(linked: Linked | null): Linked {
  if (!linked) throw new ApiError('400', staffMemberMessages.numberInvalid);
  return linked;
}

async function link({ db }: Pick<Deps, 'db'>, memberId: number, linked: Linked): Promise<void> {
  const added = await db
    .insert(membership)
    .values({ ...linked, memberId })
    .onConflictDoNothing()
    .returning({ number: membership.number });
  if (added.length === 0) throw new ApiError('409', staffMemberMessages.membershipTaken);
}

async function unlink({ db }: Pick<Deps, 'db'>, memberId: number, { number }: Linked): Promise<void> {
  const removed = await db
    .delete(membership)
    .where(and(eq(membership.number, number), eq(membership.memberId, memberId)))
    .returning({ number: membership.number });
  if (removed.length === 0) throw new ApiError('409', staffMemberMessages.membershipMissing);
}

async function decide(
  deps: Changing,
  id: number,
  decision: Decision,
  reviewer: { readonly operator: string; readonly reason: string },
): Promise<void> {
  if ((await decideCompany(deps, id, decision, reviewer)) !== 'done')
    throw new ApiError('409', staffMemberMessages.notPossible);
}

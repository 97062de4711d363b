import { eq } from 'drizzle-orm';
import type { WithdrawalRequest } from '#contract/account/withdrawal.ts';
import { withdrawnIdRetentionMs } from '#contract/account/withdrawal.ts';
import { consent, member, verification, withdrawal, withdrawnConsent, withdrawnId } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { withdrawalMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { withdrawnIdHash } from '../member/valid-id.ts';
import { requireOwnPassword } from '../password/require-own.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { idLockKey, resetAttempts } from '../sign-in/lock.ts';
import { personHash } from '../verification/person-hash.ts';
import { withdrawnMemberHash } from './withdrawn-member-hash.ts';

type MemberRow = typeof member.$inferSelect;

/**
 * Deletes the member with everything that refers to it, including sessions and closed accounts of the same person.
 * Stores the consents and the reason under a keyed hash of the person, and for 30 days the id's keyed hash. Throws,
 * with nothing changed, 400 `wrongPassword` and 423 like a login; 401 `invalid_token` if the session has ended, so that
 * one of two concurrent withdrawals succeeds (spec 001 §2, `docs/decisions`).
 */
export async function withdraw(
  deps: Deps,
  session: Session,
  { reason, password }: WithdrawalRequest,
  client: Client,
): Promise<void> {
  await requireOwnPassword(deps, session, password);
  await deps.db.transaction(async (tx) => {
    const txDeps = { ...deps, db: tx };
    await deleteVerifications(txDeps, session);
    const current = await lockSession(txDeps, session);
    const closed = await tx.select().from(member).where(eq(member.doubleOf, current.id)).orderBy(member.id);
    for (const account of [current, ...closed]) {
      await storeConsents(txDeps, account, reason);
      await reserveId(txDeps, account);
      await resetAttempts(txDeps, idLockKey(account.serviceId));
    }
    await recordAccess(txDeps, current, 'WITHDRAWAL', client);
    await queueMail(txDeps, { to: current.email, ...withdrawalMail(deps) });
    await tx.delete(member).where(eq(member.id, current.id));
  });
}

/**
 * Runs before the member is locked, because a call that uses up a verification locks that first and the member
 * afterwards.
 */
async function deleteVerifications({ db, keys }: Deps, { memberId }: Session): Promise<void> {
  const [person] = await db
    .select({ ciSealed: member.ciSealed, di: member.di })
    .from(member)
    .where(eq(member.id, memberId));
  if (person)
    await db
      .delete(verification)
      .where(
        eq(
          verification.personHash,
          personHash(keys, { ci: keys.open('identifier across services', person.ciSealed), di: person.di }),
        ),
      );
}

async function storeConsents({ db, keys, now }: Deps, account: MemberRow, reason: string): Promise<void> {
  const [stored] = await db
    .insert(withdrawal)
    .values({ personHash: withdrawnMemberHash(keys, account), reason, at: now() })
    .returning({ id: withdrawal.id });
  if (!stored) throw new Error('An insert returned no row.');
  const given = await db.select().from(consent).where(eq(consent.memberId, account.id)).orderBy(consent.id);
  if (given.length > 0)
    await db.insert(withdrawnConsent).values(given.map((each) => ({ ...each, withdrawalId: stored.id })));
}

/** Restarts the 30 days of an id that was withdrawn before and registered again. */
async function reserveId({ db, keys, now }: Deps, { serviceId }: MemberRow): Promise<void> {
  const until = new Date(now().getTime() + withdrawnIdRetentionMs);
  await db
    .insert(withdrawnId)
    .values({ idHash: withdrawnIdHash(keys, serviceId), until })
    .onConflictDoUpdate({ target: withdrawnId.idHash, set: { until } });
}

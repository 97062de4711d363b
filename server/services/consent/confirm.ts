import { addDays, subYears } from 'date-fns';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { consent, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { batchSize, inBatches } from '../batches.ts';
import { consentConfirmationMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';

/**
 * Years within which a consent to advertising has to be confirmed to its member, again and again (정보통신망법 §50 ⑧,
 * decree §62-3), and the days before their end on which the mail is queued.
 */
export const confirmation = { years: 2, leadDays: 30 } as const;

/**
 * Mails each member which consents to advertising are in force and due for a confirmation: one mail for all of them.
 * Mail and date are stored in one transaction, so that neither a second process nor an interrupted one mails twice.
 */
export const confirmConsents = (deps: Deps): Promise<void> => inBatches(deps, confirmBatch);

async function confirmBatch(deps: Deps): Promise<number> {
  const { db, now } = deps;
  const isDue = dueAt(now());
  const ownDue = db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.memberId, member.id), isDue));
  const members = await db
    .select({ id: member.id, email: member.email })
    .from(member)
    .where(and(isNull(member.doubleOf), exists(ownDue)))
    .orderBy(member.id)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  // Due is decided again under the locks: another process may have confirmed a consent while this one selected.
  const confirmed = await db
    .update(consent)
    .set({ confirmedAt: now() })
    .where(
      and(
        inArray(
          consent.memberId,
          members.map(({ id }) => id),
        ),
        isDue,
      ),
    )
    .returning({ memberId: consent.memberId, kind: consent.kind, agreedAt: consent.agreedAt });
  for (const { id, email } of members) {
    const own = confirmed.filter(({ memberId }) => memberId === id);
    if (own.length > 0) await queueMail(deps, { to: email, ...consentConfirmationMail(deps, own) });
  }
  return members.length;
}

/** Condition: a consent to a channel of advertising is in force, and was neither given nor confirmed recently. */
function dueAt(at: Date) {
  const latest = addDays(subYears(at, confirmation.years), confirmation.leadDays).toISOString();
  return and(
    inArray(consent.kind, ['EMAIL', 'SMS']),
    isNull(consent.withdrawnAt),
    sql`coalesce(${consent.confirmedAt}, ${consent.agreedAt}) <= ${latest}::timestamptz`,
  );
}

import { addDays, subDays, subYears } from 'date-fns';
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { batchSize, inBatches } from '../batches.ts';
import { dormancyMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';

/**
 * Years without a login until an account becomes dormant, and the days before that when its member is notified (privacy
 * policy, article 7).
 */
export const dormancy = { years: 1, noticeDays: 30 } as const;

/**
 * Notifies members by mail 30 days before their accounts become dormant. Makes accounts dormant whose members were
 * notified 30 days ago and have not logged in for a year.
 */
export async function updateDormancy(deps: Deps): Promise<void> {
  await inBatches(deps, noticeBatch);
  await inBatches(deps, dormantBatch);
}

async function noticeBatch(deps: Deps): Promise<number> {
  const now = deps.now();
  const lastSignInBefore = addDays(subYears(now, dormancy.years), dormancy.noticeDays);
  const notified = await deps.db
    .update(member)
    .set({ dormancyNoticedAt: now })
    .where(
      inArray(
        member.id,
        batchOf(deps, and(isNull(member.dormancyNoticedAt), lte(member.lastSignInAt, lastSignInBefore))),
      ),
    )
    .returning({ email: member.email });
  for (const { email } of notified)
    await queueMail(deps, { to: email, ...dormancyMail(deps, addDays(now, dormancy.noticeDays)) });
  return notified.length;
}

async function dormantBatch(deps: Deps): Promise<number> {
  const now = deps.now();
  const isDue = and(
    lte(member.dormancyNoticedAt, subDays(now, dormancy.noticeDays)),
    lte(member.lastSignInAt, subYears(now, dormancy.years)),
  );
  const changed = await deps.db
    .update(member)
    .set({ dormant: true })
    .where(inArray(member.id, batchOf(deps, isDue)))
    .returning({ id: member.id });
  return changed.length;
}

/** Selects open accounts that are not dormant and match the condition; skips rows that another process has locked. */
const batchOf = ({ db }: Deps, condition: SQL | undefined) =>
  db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.dormant, false), isNull(member.doubleOf), condition))
    .orderBy(member.id)
    .limit(batchSize)
    .for('update', { skipLocked: true });

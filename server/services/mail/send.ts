import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { mail } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { openMail, type Mail } from './queue.ts';

/** Hands a mail over to a mail server, and throws where that did not take it. `id` is the same at every attempt. */
export type SendMail = (id: number, message: Mail) => Promise<void>;

const batchSize = 10;
/** A mail that a process has taken is left to it for so long; longer than a batch can take. */
const claimTtlMs = 10 * 60_000;
const maxRetryDelayMs = 4 * 3_600_000;
/** An older mail would tell news of days ago. */
const maxAgeMs = 3 * 24 * 3_600_000;

type Row = typeof mail.$inferSelect;

/**
 * Sends what is due, ten at a time: each mail by one process, again after 2, 4, 8 … minutes (four hours at most) where it failed, for three days. A mail
 * that the server took while this process was killed is sent once more, under the same Message-ID. Returns how many were sent.
 */
export async function sendDueMails(deps: Deps, send: SendMail): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claim(deps);
    const results = await Promise.all(claimed.map((row) => sendOne(deps, send, row)));
    sent += results.filter(Boolean).length;
    if (claimed.length < batchSize) return sent;
  }
}

async function claim({ db, now }: Deps): Promise<Row[]> {
  const isDue = and(lte(mail.nextAttemptAt, now()), gt(mail.queuedAt, new Date(now().getTime() - maxAgeMs)));
  const due = db.select({ id: mail.id }).from(mail).where(isDue).orderBy(asc(mail.nextAttemptAt), asc(mail.id)).limit(batchSize).for('update', { skipLocked: true });
  return db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now().getTime() + claimTtlMs) })
    .where(inArray(mail.id, due))
    .returning();
}

async function sendOne(deps: Deps, send: SendMail, row: Row): Promise<boolean> {
  const { db, keys, now } = deps;
  try {
    const message = openMail(keys, row.sealed);
    if (!message) throw new Error('A mail could not be opened.');
    await send(row.id, message);
  } catch (error) {
    await recordFailure(deps, row, error);
    return false;
  }
  await db.update(mail).set({ sealed: null, sentAt: now(), nextAttemptAt: null }).where(and(eq(mail.id, row.id), eq(mail.attempts, row.attempts)));
  return true;
}

async function recordFailure({ db, now, log }: Deps, { id, attempts, queuedAt }: Row, error: unknown): Promise<void> {
  const nextAttemptAt = new Date(now().getTime() + Math.min(2 ** attempts * 60_000, maxRetryDelayMs));
  const isGivenUp = isPermanent(error) || nextAttemptAt.getTime() > queuedAt.getTime() + maxAgeMs;
  const fields = { mail: id, attempts, code: errorCode(error) ?? '', response: responseCodeOf(error) ?? 0 };
  if (isGivenUp) log.error('mail given up', fields);
  else log.error('mail failed', fields);
  await db.update(mail).set(isGivenUp ? { sealed: null, nextAttemptAt: null } : { nextAttemptAt }).where(and(eq(mail.id, id), eq(mail.attempts, attempts)));
}

/** The SMTP reply (RFC 5321 §4.2.1): 5yz of a recipient that does not exist will be the same the next time. A refused login (535) is the operator's to mend. */
const isPermanent = (error: unknown): boolean => (responseCodeOf(error) ?? 0) >= 550 && errorCode(error) === 'EENVELOPE';

const responseCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;

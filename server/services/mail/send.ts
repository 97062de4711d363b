import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { mail } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { openMail, type Mail } from './queue.ts';

/** Sends a mail to a mail server. Throws if the server does not accept it. `id` is the same for every attempt. */
export type SendMail = (id: number, message: Mail) => Promise<void>;

const batchSize = 10;
/** How long a claimed mail is reserved for its process; longer than a batch can take. */
const claimTtlMs = 10 * 60_000;
const maxRetryDelayMs = 4 * 3_600_000;
/** An older mail would be outdated. */
const maxAgeMs = 3 * 24 * 3_600_000;

type Row = typeof mail.$inferSelect;

/**
 * Sends the due mails, ten at a time: each by one process, and after a failure again after 2, 4, 8 … minutes (four
 * hours at most), for three days. A mail that the server accepted while this process was killed is sent once more, with
 * the same Message-ID. Returns the number of sent mails.
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
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(isDue)
    .orderBy(asc(mail.nextAttemptAt), asc(mail.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
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
  await db
    .update(mail)
    .set({ sealed: null, sentAt: now(), nextAttemptAt: null })
    .where(and(eq(mail.id, row.id), eq(mail.attempts, row.attempts)));
  return true;
}

async function recordFailure({ db, now, log }: Deps, { id, attempts, queuedAt }: Row, error: unknown): Promise<void> {
  const nextAttemptAt = new Date(now().getTime() + Math.min(2 ** attempts * 60_000, maxRetryDelayMs));
  const isGivenUp = isPermanent(error) || nextAttemptAt.getTime() > queuedAt.getTime() + maxAgeMs;
  const fields = { mail: id, attempts, code: errorCode(error) ?? '', response: responseCodeOf(error) ?? 0 };
  if (isGivenUp) log.error('mail given up', fields);
  else log.error('mail failed', fields);
  await db
    .update(mail)
    .set(isGivenUp ? { sealed: null, nextAttemptAt: null } : { nextAttemptAt })
    .where(and(eq(mail.id, id), eq(mail.attempts, attempts)));
}

/**
 * Returns whether the SMTP reply (RFC 5321 §4.2.1) is 5yz for a recipient that does not exist, which a retry would not
 * change. A rejected login (535) is for the operator to fix.
 */
const isPermanent = (error: unknown): boolean =>
  (responseCodeOf(error) ?? 0) >= 550 && errorCode(error) === 'EENVELOPE';

const responseCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

import { eq } from 'drizzle-orm';
import type { Inquiry } from '#contract/membership/inquiry.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { announceInquiry } from './announce.ts';

type Receiving = Pick<Deps, 'db' | 'keys' | 'now' | 'log'>;

/**
 * Stores a consultation with all personal data sealed, and queues the mail that announces it; once per `idempotencyKey`, even for concurrent
 * requests. Throws 400 `invalidRequest`, with nothing changed, if the key was used with another body before.
 */
export async function receiveInquiry(deps: Receiving, sent: Inquiry, idempotencyKey: string): Promise<void> {
  const { keys, now } = deps;
  const { inquirerType, inquiryType, ...personal } = sent;
  const requestHash = keys.hash('consultation request', idempotencyKey);
  const bodyHash = keys.hash('consultation', JSON.stringify(sent));
  const row = { requestHash, bodyHash, receivedAt: now(), inquirerType, inquiryType, sealed: keys.seal('consultation', JSON.stringify(personal)) };
  await deps.db.transaction(async (tx) => {
    const [added] = await tx.insert(membershipInquiry).values(row).onConflictDoNothing({ target: membershipInquiry.requestHash }).returning();
    if (added) return announceInquiry({ ...deps, db: tx }, added);
    const [before] = await tx.select({ bodyHash: membershipInquiry.bodyHash }).from(membershipInquiry).where(eq(membershipInquiry.requestHash, requestHash));
    if (before?.bodyHash !== bodyHash) throw new ApiError('400', refusalMessages.invalidRequest);
  });
}

import type { Inquiry } from '#contract/membership/inquiry.ts';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { announceInquiry } from './announce.ts';
import { answerDueAt } from './due.ts';

/**
 * Stores a consultation with all personal data sealed, and queues the mail that announces it. `db` is the transaction
 * of both.
 */
export async function receiveInquiry(
  deps: Pick<Deps, 'db' | 'keys' | 'now' | 'log' | 'env'>,
  sent: Inquiry,
): Promise<void> {
  const { inquirerType, inquiryType, ...personal } = sent;
  const sealed = deps.keys.seal('consultation', JSON.stringify(personal));
  const receivedAt = deps.now();
  const [added] = await deps.db
    .insert(membershipInquiry)
    .values({ receivedAt, dueAt: answerDueAt(receivedAt), inquirerType, inquiryType, sealed })
    .returning();
  if (added) await announceInquiry(deps, added);
}

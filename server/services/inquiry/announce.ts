import type { Deps } from '../../deps.ts';
import { queueToContact } from '../mail/contact.ts';
import { consultationMail, type StoredInquiry } from '../mail/operator-mails.ts';

/**
 * Queues a mail about the consultation to the site's contact address. If there is none, the consultation is still
 * stored, and an error is logged.
 */
export async function announceInquiry(
  deps: Pick<Deps, 'db' | 'keys' | 'now' | 'log' | 'env'>,
  inquiry: StoredInquiry,
): Promise<void> {
  if (!(await queueToContact(deps, consultationMail(deps, inquiry))))
    deps.log.error('consultation not announced', { consultation: inquiry.id });
}

import { contactChangeLimits, type ContactKind } from '#contract/account/contact-change.ts';
import { contactChange, type member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { contactRequestMail } from '../mail/contact-change-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { queueCode } from './code.ts';

/**
 * Stores a changed email address or mobile number until the member has proved it, in place of an earlier one, and tells
 * the address in force. Sends a code to a new address. Values in force leave a pending change as it is.
 */
export async function requestContactChanges(
  deps: Deps,
  before: typeof member.$inferSelect,
  { email, mobile }: { email: string; mobile: string },
): Promise<void> {
  const requests: [ContactKind, string][] = [];
  if (email !== before.email) requests.push(['EMAIL', email]);
  if (mobile !== before.mobile) requests.push(['MOBILE', mobile]);
  for (const [kind, value] of requests) await store(deps, before.id, kind, value);
  if (requests.length > 0)
    await queueMail(deps, {
      to: before.email,
      ...contactRequestMail(
        deps,
        requests.map(([kind]) => kind),
      ),
    });
}

async function store(deps: Deps, memberId: number, kind: ContactKind, value: string): Promise<void> {
  const at = deps.now();
  const requested = {
    value,
    requestedAt: at,
    expiresAt: new Date(at.getTime() + contactChangeLimits.durationMs),
    codeHash: kind === 'EMAIL' ? await queueCode(deps, memberId, value) : null,
    codeSentAt: kind === 'EMAIL' ? at : null,
    codes: kind === 'EMAIL' ? 1 : 0,
    wrongCodes: 0,
  };
  await deps.db
    .insert(contactChange)
    .values({ memberId, kind, ...requested })
    .onConflictDoUpdate({ target: [contactChange.memberId, contactChange.kind], set: requested });
}

import { eq } from 'drizzle-orm';
import { contactChangeLimits as limits } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { contactChange, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { changeMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { emailCodeHash } from './code.ts';
import { deletePending, isOf, requirePending, type PendingChange } from './pending.ts';

/**
 * Changes the member's email address to the pending one, if `code` is the last that was sent there, and reports it to
 * both addresses. Throws 400 `nothingPending`, `codeExpired`, `codeUsedUp` after five wrong codes, `wrongCode`, 401
 * `invalid_token`.
 */
export async function confirmEmail(deps: Deps, session: Session, code: string, client: Client): Promise<void> {
  // A wrong code is counted, so the transaction must not be rolled back by the error.
  const refusal = await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const account = await lockSession(inside, session);
    const pending = await requirePending(inside, account.id, 'EMAIL');
    const refused = refusalOf(deps, pending, code);
    if (refused === contactChangeMessages.wrongCode)
      await tx
        .update(contactChange)
        .set({ wrongCodes: pending.wrongCodes + 1 })
        .where(isOf(account.id, 'EMAIL'));
    if (refused !== undefined) return refused;
    await tx.update(member).set({ email: pending.value }).where(eq(member.id, account.id));
    await deletePending(inside, account.id, 'EMAIL');
    await recordAccess(inside, account, 'PROFILE_CHANGE', client);
    for (const to of [account.email, pending.value]) await queueMail(inside, { to, ...changeMail(deps, ['이메일']) });
    return undefined;
  });
  if (refusal !== undefined) throw new ApiError('400', refusal);
}

function refusalOf(
  { keys, now }: Pick<Deps, 'keys' | 'now'>,
  { memberId, value, codeHash, codeSentAt, wrongCodes }: PendingChange,
  code: string,
): string | undefined {
  if (wrongCodes >= limits.wrongCodes) return contactChangeMessages.codeUsedUp;
  if (now().getTime() >= (codeSentAt?.getTime() ?? 0) + limits.codeMs) return contactChangeMessages.codeExpired;
  return emailCodeHash(keys, memberId, value, code) === codeHash ? undefined : contactChangeMessages.wrongCode;
}

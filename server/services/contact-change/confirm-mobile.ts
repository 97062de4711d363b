import { eq } from 'drizzle-orm';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import type { Proof } from '#contract/account/verification.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { changeMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { requireProof } from '../verification/require-proof.ts';
import { deletePending, requirePending } from './pending.ts';

/**
 * Changes the member's mobile number to the pending one, if the member has been verified with a phone of that number,
 * and reports it by mail. Uses the verification up only then. Throws 400 `nothingPending`, `invalidVerification`,
 * `otherPerson`, `otherNumber`, 401 `invalid_token`.
 */
export async function confirmMobile(deps: Deps, session: Session, sent: Proof, client: Client): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const account = await lockSession(inside, session);
    const { value } = await requirePending(inside, account.id, 'MOBILE');
    const { di, mobileno } = await requireProof(inside, sent, { consume: true });
    if (di !== account.di) throw new ApiError('400', contactChangeMessages.otherPerson);
    if (mobileno !== value) throw new ApiError('400', contactChangeMessages.otherNumber);
    await tx.update(member).set({ mobile: value }).where(eq(member.id, account.id));
    await deletePending(inside, account.id, 'MOBILE');
    await recordAccess(inside, account, 'PROFILE_CHANGE', client);
    await queueMail(inside, { to: account.email, ...changeMail(deps, ['휴대폰번호']) });
  });
}

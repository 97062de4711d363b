import { contactChangeLimits as limits } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { contactChange } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { queueCode } from './code.ts';
import { isOf, requirePending } from './pending.ts';

/**
 * Sends another code to the new email address; the previous code is no longer valid. Throws 400 `nothingPending`, 400
 * `noMoreCodes` after the last one, 429 within a minute of the previous one, 401 `invalid_token`.
 */
export async function sendEmailCode(deps: Deps, session: Session): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const { id } = await lockSession(inside, session);
    const { value, codes, codeSentAt } = await requirePending(inside, id, 'EMAIL');
    if (codes >= limits.codes) throw new ApiError('400', contactChangeMessages.noMoreCodes);
    requireInterval(deps.now(), codeSentAt);
    const codeHash = await queueCode(inside, id, value);
    await tx
      .update(contactChange)
      .set({ codeHash, codeSentAt: deps.now(), codes: codes + 1, wrongCodes: 0 })
      .where(isOf(id, 'EMAIL'));
  });
}

function requireInterval(at: Date, sentAt: Date | null): void {
  const retryAfter = Math.ceil(((sentAt?.getTime() ?? 0) + limits.resendMs - at.getTime()) / 1_000);
  if (retryAfter > 0) throw new ApiError('429', contactChangeMessages.codeTooSoon, { retryAfter });
}

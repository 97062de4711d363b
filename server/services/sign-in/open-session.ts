import type { SQL } from 'drizzle-orm';
import type { signIn as call } from '#contract/account/member.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isUnusual, recordAccess, type Client } from '../access/record.ts';
import { newDeviceMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { readMember } from '../member/read.ts';
import { createSession } from '../session/create.ts';

type Opening = {
  /** Condition that only the member who was authenticated fulfils, as long as nothing has changed since. */
  readonly owner: SQL | undefined;
  readonly refusal: string;
  readonly isKnownDevice: boolean;
};

/**
 * Creates the session of an authenticated member, records the login, and reports an unusual device by mail. Throws 400
 * with `refusal` if no member fulfils the condition any more; the updated row stays locked until the transaction of
 * `db` ends, so that none can cease to meanwhile. Throws 400 `closedAccount`.
 */
export async function openSession(
  deps: Deps,
  client: Client,
  { owner, refusal, isKnownDevice }: Opening,
): Promise<ResultOf<typeof call>> {
  const [account] = await deps.db
    .update(member)
    .set({ lastSignInAt: deps.now(), dormancyNoticedAt: null })
    .where(owner)
    .returning();
  if (!account) throw new ApiError('400', refusal);
  if (account.doubleOf !== null) throw new ApiError('400', refusalMessages.closedAccount);
  if (!isKnownDevice && (await isUnusual(deps, account, client)))
    await queueMail(deps, { to: account.email, ...newDeviceMail(deps, client.device) });
  await recordAccess(deps, account, 'SIGN_IN', client);
  return {
    access_token: await createSession(deps, account.id, client.device),
    dormant: account.dormant,
    member: await readMember(deps, account.id),
  };
}

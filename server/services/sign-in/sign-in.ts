import type { Credentials, signIn as call } from '#contract/member.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from '../member/find.ts';
import { readMember } from '../member/read.ts';
import { createSession } from '../session/create.ts';
import { beginAttempt, forgiveAttempts } from './attempt.ts';

/**
 * Opens a session for the right password (spec 001 §2, §9). An unknown id is refused exactly like a wrong password, after
 * the same work. Refused 400; the fifth wrong password and all within 30 minutes of it 423 with `retryAfter` in seconds.
 */
export async function signIn(deps: Deps, { serviceId, password }: Credentials): Promise<ResultOf<typeof call>> {
  const attempt = await beginAttempt(deps, serviceId);
  const [found] = await deps.db
    .select({ id: member.id, passwordHash: member.passwordHash, dormant: member.dormant })
    .from(member)
    .where(hasServiceId(serviceId));
  const matches = await deps.passwords.verify(found?.passwordHash, password);
  if (!found || !matches) throw attempt.locking ?? new Refused('400', messages.wrongCredentials);
  await forgiveAttempts(deps, attempt);
  return {
    access_token: await createSession(deps, found.id),
    dormant: found.dormant,
    member: await readMember(deps, found.id),
  };
}

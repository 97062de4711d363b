import { eq } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { attemptPassword } from '../sign-in/attempt.ts';

/**
 * The member typed the own password once more, which counts as an attempt like a login's. Refused 400 `wrongPassword`, 423
 * like a login, 401 `invalid_token` when the member is gone.
 */
export async function requireOwnPassword(deps: Deps, { memberId }: Session, typed: string): Promise<void> {
  const [found] = await deps.db.select({ serviceId: member.serviceId, passwordHash: member.passwordHash }).from(member).where(eq(member.id, memberId));
  if (!found) throw sessionEnded();
  await attemptPassword(deps, { ...found, typed, refusal: messages.wrongPassword });
}

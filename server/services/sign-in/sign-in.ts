import { and, eq } from 'drizzle-orm';
import type { Credentials } from '#contract/credentials.ts';
import type { signIn as call } from '#contract/member.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from '../member/find.ts';
import { readMember } from '../member/read.ts';
import { createSession } from '../session/create.ts';
import { attemptPassword } from './attempt.ts';

const refusal = messages.wrongCredentials;

/**
 * Opens a session for the right password (spec 001 §2, §9). An unknown id is refused exactly like a wrong password, after
 * the same work. Refused 400; the fifth wrong password and all within 30 minutes of it 423 with `retryAfter` in seconds.
 */
export async function signIn(deps: Deps, { serviceId, password }: Credentials, device: string): Promise<ResultOf<typeof call>> {
  const [found] = await deps.db.select({ passwordHash: member.passwordHash }).from(member).where(hasServiceId(serviceId));
  await attemptPassword(deps, { serviceId, passwordHash: found?.passwordHash, typed: password, refusal });
  return deps.db.transaction((tx) => openSession({ ...deps, db: tx }, serviceId, found?.passwordHash ?? '', device));
}

/** Refused when the member left or changed the password while this one was checked; until the session is there, neither can happen. */
async function openSession(deps: Deps, serviceId: string, passwordHash: string, device: string): Promise<ResultOf<typeof call>> {
  const [held] = await deps.db
    .select({ id: member.id, dormant: member.dormant })
    .from(member)
    .where(and(hasServiceId(serviceId), eq(member.passwordHash, passwordHash)))
    .for('share');
  if (!held) throw new Refused('400', refusal);
  return {
    access_token: await createSession(deps, held.id, device),
    dormant: held.dormant,
    member: await readMember(deps, held.id),
  };
}
